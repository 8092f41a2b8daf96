import { rowsOf } from '@fenestra/domain/configuration/geometry/rows';
import type { DimensionId } from '@fenestra/domain/drawing/scene';
import { NumberField } from '../../../components/number-field';
import { useTexts } from '../../../lib/texts';
import { RefusalNote } from '../frame/refusal-note';
import { useRefusalText } from '../frame/refusal-text';
import { useMarkedWhileRefused, useRefusedMark } from '../frame/use-refused-mark';
import { useConfiguration } from '../sync/configuration-context';
import styles from './sash-widths.module.css';
import { useFieldWidths } from './use-field-widths';

/** The width of each sash; the last one follows from the others. */
export default function WidthFields() {
  const texts = useTexts('dimensions');
  const ruleText = useRefusalText();
  const { shown, setMark } = useConfiguration();
  const markOf = useRefusedMark();
  const { widths, refused, commit, forget } = useFieldWidths(shown);
  useMarkedWhileRefused(refused);
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
              refused={refused && ruleText(refused.refusal)}
              onCommit={(value) => commit(i, value)}
              onFocus={() => setMark(markOf(refused) ?? { active: `part-${i}` satisfies DimensionId })}
            />
            {i === last && <p className={styles.derived}>{texts.derived}</p>}
          </div>
        ))}
      </div>
      <RefusalNote refusal={refused?.refusal} onRepaired={forget} />
    </>
  );
}
