import { rowsOf } from '@fenestra/domain/configuration/geometry/rows';
import { useTexts } from '../../../lib/shop/texts';
import { RefusalNote } from '../frame/refusal-note';
import { useRefusalText } from '../frame/refusal-text';
import { useEnteredMark, useMarkedWhileRefused } from '../frame/use-refused-mark';
import { useConfiguration } from '../sync/configuration-context';
import { LengthField } from './length-field';
import styles from './sash-widths.module.css';
import { useFieldWidths } from './use-field-widths';

/** The width of each sash; the last one follows from the others. */
export default function WidthFields() {
  const texts = useTexts('dimensions');
  const ruleText = useRefusalText();
  const { shown } = useConfiguration();
  const enter = useEnteredMark();
  const { widths, refused, wrong, canBe, commit, forget } = useFieldWidths(shown);
  useMarkedWhileRefused(refused);
  const { areas } = rowsOf(shown)[0]!;
  const last = areas.length - 1;
  return (
    <>
      <p className={styles.lead}>{texts.sashLead}</p>
      <div className={styles.fields}>
        {areas.map(({ id }, i) => (
          <div key={id}>
            <LengthField
              label={texts.sashWidth(i + 1)}
              value={widths[i]!}
              derived={i === last}
              refused={refused && i === wrong ? ruleText(refused.refusal) : null}
              canBe={(width) => canBe(i, width)}
              onCommit={(width) => commit(i, width)}
              onFocus={() => enter(`part-${i}`, refused)}
            />
            {i === last && <p className={styles.derived}>{texts.derived}</p>}
          </div>
        ))}
      </div>
      <RefusalNote refusal={refused?.refusal} onRepaired={forget} />
    </>
  );
}
