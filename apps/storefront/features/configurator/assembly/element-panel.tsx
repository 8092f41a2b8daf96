import { elementsOf, rowHeightOf, rowOf } from '@fenestra/domain/configuration/assembly/elements';
import { Suspense, useId } from 'react';
import { NumberField } from '../../../components/number-field';
import { Ruler } from '../../../components/ruler';
import { Segments } from '../../../components/segments';
import { lazyChunk } from '../../../lib/chunk';
import { useTexts } from '../../../lib/texts';
import { OddSide } from '../dimensions/odd-size';
import { RefusalNote } from '../frame/refusal-note';
import { useRefusalText } from '../frame/refusal-text';
import { useMarkedWhileRefused } from '../frame/use-refused-mark';
import { useConfiguration } from '../sync/configuration-context';
import styles from './assembly.module.css';
import { ElementFields } from './element-fields';
import { useElementHeight, type WantedHeight } from './use-element-height';
import { type ElementQuestion, useElementQuestion } from './use-element-question';
import type { ElementWidths } from './use-element-widths';

const LightHeight = lazyChunk(() => import('../dimensions/light-height'));

/** Width and height of the chosen element, and which one gives way to it. */
export function ElementPanel({ widths }: { widths: ElementWidths }) {
  const texts = useTexts('assembly');
  const { shown } = useConfiguration();
  const { chosen, givers, giver, setGiver } = widths;
  const element = elementsOf(shown)[chosen]!;
  const { light } = element;
  const height = useElementHeight(element);
  const wanted = { width: widths.width, height: height.value };
  const question = useElementQuestion(element, wanted, { width: widths.commit, height: height.commit });
  const refused = widths.refused ?? height.refused;
  const forget = () => {
    widths.forget();
    height.forget();
  };
  const inRow = chosen < rowOf(shown).length;
  return (
    <div className={styles.panel}>
      <div className={styles.fields}>
        <ElementWidth widths={widths} question={question} />
        <ElementHeight chosen={chosen} height={height} question={question} />
      </div>
      <RefusalNote refusal={refused?.refusal} onRepaired={forget} />
      <Suspense>{light && <LightHeight lit={element} light={light} element={chosen} />}</Suspense>
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

type Asking = { question: ElementQuestion };

function ElementWidth({ widths, question }: { widths: ElementWidths } & Asking) {
  const rangeId = useId();
  const texts = useTexts('assembly');
  const { range } = useTexts('dimensions');
  const { shown, rules } = useConfiguration();
  const ruleText = useRefusalText();
  const { chosen, wrong, refused } = widths;
  const { width } = question.now;
  const element = elementsOf(shown)[chosen]!;
  const inRow = chosen < rowOf(shown).length;
  const limits = rules?.limitsOf(element);
  return (
    <div data-element-width>
      <NumberField
        label={texts.width}
        value={width}
        derived={!inRow}
        describedBy={rangeId}
        refused={question.textOf('width') ?? (refused ? ruleText(refused.refusal) : wrong && texts.doesNotFit)}
        onCommit={(typed) => question.takeTyped('width', typed)}
      />
      <OddSide axis="width" asked={question.asked} />
      {!inRow && <p className={styles.follows}>{texts.follows}</p>}
      {inRow && limits && (
        <Ruler id={rangeId} label={range} value={width} min={limits.widthMin} max={limits.widthMax} steps={[]} />
      )}
    </div>
  );
}

/** Elements as high as the row follow its height. */
function ElementHeight({ chosen, height, question }: { chosen: number; height: WantedHeight } & Asking) {
  const texts = useTexts('assembly');
  const { shown } = useConfiguration();
  const ruleText = useRefusalText();
  const { refused } = height;
  useMarkedWhileRefused(refused, chosen);
  const row = rowOf(shown);
  const follows = chosen < row.length && elementsOf(shown)[chosen]!.height === rowHeightOf(row);
  return (
    <div>
      <NumberField
        label={texts.height}
        value={question.now.height}
        refused={question.textOf('height') ?? (refused && ruleText(refused.refusal))}
        derived={follows}
        onCommit={(typed) => question.takeTyped('height', typed)}
      />
      <OddSide axis="height" asked={question.asked} />
      {follows && <p className={styles.follows}>{texts.follows}</p>}
    </div>
  );
}
