import { elementsOf, rowHeightOf, rowOf } from '@fenestra/domain/configuration/assembly/elements';
import type { Axis } from '@fenestra/domain/configuration/geometry/suspect-size';
import { useId } from 'react';
import { Ruler } from '../../../components/ruler';
import { Segments } from '../../../components/segments';
import { ImmediateSuspense } from '../../../components/immediate-suspense';
import { lazyChunk } from '../../../lib/loading/chunk';
import { useTexts } from '../../../lib/shop/texts';
import { LengthField } from '../dimensions/length-field';
import { isWithin, type Range, rangeOf } from '../dimensions/range';
import { useRequestedHeight, type RequestedHeight } from '../dimensions/use-requested-height';
import { RefusalNote } from '../frame/refusal-note';
import { useRefusalText } from '../frame/refusal-text';
import { useEnteredMark, useMarkedWhileRefused } from '../frame/use-refused-mark';
import { useConfiguration } from '../sync/configuration-context';
import styles from './assembly.module.css';
import { ElementFields } from './element-fields';
import type { ElementWidths } from './use-element-widths';

const LightHeight = lazyChunk(() => import('../dimensions/transom-light-height'));

/** Width and height of the chosen element, and which one gives way to it. */
export function ElementPanel({ widths }: { widths: ElementWidths }) {
  const texts = useTexts('assembly');
  const { changed } = useTexts('configurator');
  const { shown } = useConfiguration();
  const { chosen, givers, giver, setGiver } = widths;
  const element = elementsOf(shown)[chosen]!;
  const { light } = element;
  const height = useRequestedHeight(
    element.height,
    (wanted) => ({ ...element, height: wanted }),
    () => changed.fields,
  );
  const refused = widths.refused ?? height.refused;
  const forget = () => {
    widths.forget();
    height.forget();
  };
  const inRow = chosen < rowOf(shown).length;
  return (
    <div className={styles.panel}>
      <div className={styles.fields}>
        <ElementWidth widths={widths} />
        <ElementHeight chosen={chosen} height={height} />
      </div>
      <RefusalNote refusal={refused?.refusal} onRepaired={forget} />
      <ImmediateSuspense>{light && <LightHeight lit={element} light={light} element={chosen} />}</ImmediateSuspense>
      <ElementFields chosen={chosen} />
      {inRow && givers.length > 0 && (
        <div className={styles.givesWay}>
          <span>{texts.givesWay}</span>
          <Segments
            label={texts.givesWay}
            value={String(giver)}
            options={givers.map((i) => ({
              value: String(i),
              text: givers.length > 3 ? String(i + 1) : texts.element(i + 1),
            }))}
            small
            onChange={(value) => setGiver(Number(value))}
          />
        </div>
      )}
    </div>
  );
}

function ElementWidth({ widths }: { widths: ElementWidths }) {
  const rangeId = useId();
  const texts = useTexts('assembly');
  const { range } = useTexts('dimensions');
  const { shown } = useConfiguration();
  const ruleText = useRefusalText();
  const { chosen, wrong, refused, width } = widths;
  const enter = useEnteredMark(chosen);
  const inRow = chosen < rowOf(shown).length;
  const possible = usePossible(chosen, 'width');
  return (
    <div data-element-width>
      <LengthField
        label={texts.width}
        value={width}
        derived={!inRow}
        describedBy={rangeId}
        refused={refused ? ruleText(refused.refusal) : wrong && texts.doesNotFit}
        canBe={(mm) => isWithin(possible, mm)}
        onCommit={widths.commit}
        onFocus={() => enter(`element-${chosen}`, refused)}
      />
      {!inRow && <p className={styles.follows}>{texts.follows}</p>}
      {inRow && possible && <Ruler id={rangeId} label={range} value={width} steps={[]} {...possible} />}
    </div>
  );
}

/** Elements as high as the row follow its height. */
function ElementHeight({ chosen, height }: { chosen: number; height: RequestedHeight }) {
  const texts = useTexts('assembly');
  const { shown, rules } = useConfiguration();
  const ruleText = useRefusalText();
  const { value, refused, commit } = height;
  const enter = useEnteredMark(chosen);
  useMarkedWhileRefused(refused, chosen);
  const row = rowOf(shown);
  const possible = usePossible(chosen, 'height');
  const follows = chosen < row.length && elementsOf(shown)[chosen]!.height === rowHeightOf(row);
  return (
    <div>
      <LengthField
        label={texts.height}
        value={value}
        refused={refused && ruleText(refused.refusal)}
        derived={follows}
        canBe={(mm) => isWithin(possible, mm)}
        onCommit={commit}
        onFocus={() => enter(rules?.heightAmong(chosen, shown) ?? 'height', refused)}
      />
      {follows && <p className={styles.follows}>{texts.follows}</p>}
    </div>
  );
}

/** The sizes in which the product of an element can be made; unknown until the rules are here. */
function usePossible(element: number, axis: Axis): Range | undefined {
  const { shown, rules } = useConfiguration();
  const limits = rules?.limitsOf(elementsOf(shown)[element]!);
  return limits && rangeOf(limits, axis);
}
