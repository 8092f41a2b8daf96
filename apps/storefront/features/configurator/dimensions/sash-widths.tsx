import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { goTo, Link } from '../../../lib/address';
import { fieldSizes } from '@fenestra/domain/configuration/geometry/field-sizes';
import { inRows, rowsOf } from '@fenestra/domain/configuration/geometry/rows';
import type { DimensionId } from '@fenestra/domain/drawing/scene';
import buttons from '../../../components/button.module.css';
import fold from '../../../components/fold.module.css';
import { Icon } from '../../../components/icon';
import { Note } from '../../../components/note';
import { NumberField } from '../../../components/number-field';
import { useTexts } from '../../../lib/texts';
import { useConfiguration } from '../sync/configuration-context';
import { RefusalNote } from '../frame/refusal-note';
import { useRefusalText } from '../frame/refusal-text';
import { useScreenPath } from '../frame/steps';
import { useRefusedMark } from '../frame/use-refused-mark';
import type { Outcome } from '../sync/use-changes';
import styles from './sash-widths.module.css';

/** Partial widths (DIM-03 to DIM-05). The last one is derived; unequal panes are said, with a way back. */
export function SashWidths({ open }: { open: boolean }) {
  const texts = useTexts('dimensions');
  const path = useScreenPath();
  const details = useRef<HTMLDetailsElement>(null);
  const [opened, setOpened] = useState(open); // fields that nobody has seen need not follow the size
  useEffect(() => {
    if (open) details.current!.open = true;
  }, [open]);
  const followAddress = () => {
    const now = details.current!.open;
    if (now !== open) goTo(path(now ? 'sashWidths' : 'dimensions'), { replace: true });
  };
  /** The address follows the fold. */
  const closeFold = (event: MouseEvent) => {
    event.preventDefault();
    details.current!.open = false;
  };
  return (
    <>
      <details ref={details} className={fold.fold} onToggle={followAddress}>
        <summary onClick={() => setOpened(true)}>
          <Icon name="sashes" />
          {texts.sashFold}
          <span className={fold.arrow}>
            <Icon name="down" />
          </span>
        </summary>
        <div className={fold.content}>
          {(opened || open) && <Widths />}
          <p className={styles.back}>
            <Link className={buttons.link} to={path('dimensions')} onClick={closeFold}>
              {texts.mainOnly}
            </Link>
          </p>
        </div>
      </details>
      <UnequalPanes />
    </>
  );
}

function Widths() {
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

/** Said whether the fold is open or not (DIM-14). */
function UnequalPanes() {
  const texts = useTexts('dimensions');
  const { changed } = useTexts('configurator');
  const { shown, product, rules, change } = useConfiguration();
  if (!product.unequalPanes || !rules) return null;
  return (
    <div className={styles.warning}>
      <Note tone="warn" role="status">
        {texts.unequal}{' '}
        <button
          type="button"
          className={buttons.link}
          onClick={() => change({ kind: 'field-sizes', fields: rules.equalFields(shown) }, changed.fields)}
        >
          {texts.equal}
        </button>
      </Note>
    </div>
  );
}
