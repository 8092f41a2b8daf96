import { elementsOf } from '@fenestra/domain/configuration/assembly/elements';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { rowsOf } from '@fenestra/domain/configuration/geometry/rows';
import { ImmediateSuspense } from '../../../components/immediate-suspense';
import { lazyChunk } from '../../../lib/loading/chunk';
import { useTexts } from '../../../lib/shop/texts';
import { LengthField } from '../dimensions/length-field';
import { useFieldWidths } from '../dimensions/use-field-widths';
import { RefusalNote } from '../frame/refusal-note';
import { useRefusalText } from '../frame/refusal-text';
import { useEnteredMark, useMarkedWhileRefused } from '../frame/use-refused-mark';
import { useConfiguration } from '../sync/configuration-context';
import styles from './assembly.module.css';

const UnequalPanes = lazyChunk(() => import('../dimensions/unequal-panes'));

/** Widths of the fields of a divided element, which stays as wide as it is: the last field takes the rest (DIM-13). */
export function ElementFields({ chosen }: { chosen: number }) {
  const { sashWidth, derived } = useTexts('dimensions');
  const ruleText = useRefusalText();
  const { shown } = useConfiguration();
  const element = elementsOf(shown)[chosen]!;
  const enter = useEnteredMark(chosen);
  const { widths, refused, wrong, canBe, commit, forget } = useFieldWidths(element);
  useMarkedWhileRefused(refused, chosen);
  const last = widths.length - 1;
  if (!canBeDivided(element)) return null;
  return (
    <>
      <div className={styles.fields}>
        {widths.map((width, i) => (
          <div key={i}>
            <LengthField
              label={sashWidth(i + 1)}
              value={width}
              derived={i === last}
              refused={refused && i === wrong ? ruleText(refused.refusal) : null}
              canBe={(wanted) => canBe(i, wanted)}
              onCommit={(wanted) => commit(i, wanted)}
              onFocus={() => enter(`element-${chosen}`, refused)}
            />
            {i === last && <p className={styles.follows}>{derived}</p>}
          </div>
        ))}
      </div>
      <RefusalNote refusal={refused?.refusal} onRepaired={forget} />
      <ImmediateSuspense>
        <UnequalPanes divided={element} />
      </ImmediateSuspense>
    </>
  );
}

/** Fields beside each other, divided by an axis between any two. */
function canBeDivided(element: Configuration): boolean {
  const { areas } = rowsOf(element)[0]!;
  return areas.length > 1 && element.axes.length === areas.length - 1;
}
