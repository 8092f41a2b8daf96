import { useEffect, useState } from 'react';
import { fieldSizes } from '@fenestra/domain/configuration/geometry/field-sizes';
import { inRows, rowsOf } from '@fenestra/domain/configuration/geometry/rows';
import type { DimensionId } from '@fenestra/domain/drawing/scene';
import { NumberField } from '../../../components/number-field';
import { useTexts } from '../../../lib/texts';
import { RefusalNote } from '../frame/refusal-note';
import { useRefusalText } from '../frame/refusal-text';
import { useRefusedMark } from '../frame/use-refused-mark';
import { useConfiguration } from '../sync/configuration-context';
import type { Outcome } from '../sync/use-changes';
import styles from './sash-widths.module.css';

/** The width of each sash; the last one follows from the others. */
export default function WidthFields() {
  const texts = useTexts('dimensions');
  const ruleText = useRefusalText();
  const { shown, setMark } = useConfiguration();
  const markOf = useRefusedMark();
  const { widths, outcome, commit, forget } = useWidths();
  useEffect(() => {
    const mark = markOf(outcome);
    if (mark) setMark(mark);
  }, [outcome]);
  const { areas } = rowsOf(shown)[0]!;
  const last = areas.length - 1;
  return (
    <>
      <p className={styles.lead}>{texts.sashLead}</p>
      <div className={styles.fields}>
        {areas.map(({ id }, i) => (
          <div key={id}>
            <NumberField
              label={texts.sashWidth(i + 1)}
              value={widths[i]!}
              derived={i === last}
              refused={outcome && ruleText(outcome)}
              onCommit={(value) => commit(i, value)}
              onFocus={() => setMark(markOf(outcome) ?? { active: `part-${i}` satisfies DimensionId })}
            />
            {i === last && <p className={styles.derived}>{texts.derived}</p>}
          </div>
        ))}
      </div>
      <RefusalNote refusal={outcome} onRepaired={forget} />
    </>
  );
}

/** Widths as somebody wants them, mm: those that cannot be made stay until the next possible ones. The last one is derived. */
function useWidths() {
  const { changed } = useTexts('configurator');
  const { shown, change } = useConfiguration();
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const fields = fieldSizes(shown);
  const widths = wanted ?? inRows(fields, shown.light)[0]!.map(({ width }) => width);
  const forget = () => {
    setWanted(null);
    setOutcome(null);
  };
  useEffect(forget, [shown]);

  const commit = (index: number, width: number) => {
    const others = widths.slice(0, -1).map((before, i) => (i === index ? width : before));
    const now = [...others, shown.width - others.reduce((sum, each) => sum + each, 0)];
    const sizes = fields.map((field, i) => ({ ...field, width: now[i] ?? field.width }));
    const refused = change({ kind: 'field-sizes', fields: sizes }, changed.fields);
    setOutcome(refused);
    setWanted(refused ? now : null);
  };
  return { widths, outcome, commit, forget };
}
