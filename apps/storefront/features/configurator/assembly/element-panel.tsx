import { elementsOf, rowHeightOf, rowOf } from '@fenestra/domain/configuration/assembly/elements';
import { fieldSizes } from '@fenestra/domain/configuration/geometry/field-sizes';
import type { Refusal } from '@fenestra/domain/configuration/rules/violation';
import { Suspense, useEffect, useId, useState } from 'react';
import { NumberField } from '../../../components/number-field';
import { Ruler } from '../../../components/ruler';
import { Segments } from '../../../components/segments';
import { lazyChunk } from '../../../lib/chunk';
import { useTexts } from '../../../lib/texts';
import { useReason, useRefusalText } from '../frame/refusal-text';
import { useConfiguration } from '../sync/configuration-context';
import styles from './assembly.module.css';
import { ElementFields } from './element-fields';
import type { ElementWidths } from './use-element-widths';

const LightHeight = lazyChunk(() => import('../dimensions/light-height'));

/** Width and height of the chosen element, and which one gives way to it. */
export function ElementPanel({ widths }: { widths: ElementWidths }) {
  const texts = useTexts('assembly');
  const { shown } = useConfiguration();
  const { chosen, givers, giver, setGiver } = widths;
  const element = elementsOf(shown)[chosen]!;
  const { light } = element;
  const inRow = chosen < rowOf(shown).length;
  return (
    <div className={styles.panel}>
      <div className={styles.fields}>
        <ElementWidth widths={widths} />
        <ElementHeight chosen={chosen} />
      </div>
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

function ElementWidth({ widths }: { widths: ElementWidths }) {
  const rangeId = useId();
  const texts = useTexts('assembly');
  const { range } = useTexts('dimensions');
  const { shown, rules } = useConfiguration();
  const ruleText = useRefusalText();
  const { chosen, width, commit, wrong, refusal } = widths;
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
        error={refusal && ruleText(refusal)}
        refused={wrong && texts.doesNotFit}
        onCommit={commit}
      />
      {!inRow && <p className={styles.follows}>{texts.follows}</p>}
      {inRow && limits && (
        <Ruler id={rangeId} label={range} value={width} min={limits.widthMin} max={limits.widthMax} steps={[]} />
      )}
    </div>
  );
}

/** Elements as high as the row follow its height. */
function ElementHeight({ chosen }: { chosen: number }) {
  const texts = useTexts('assembly');
  const { changed } = useTexts('configurator');
  const { shown, change } = useConfiguration();
  const elements = elementsOf(shown);
  const element = elements[chosen]!;
  const follows = chosen < rowOf(shown).length && element.height === rowHeightOf(rowOf(shown));
  const [refused, setRefused] = useState<{ height: number; refusal: Refusal } | null>(null);
  const reason = useReason();
  useEffect(() => setRefused(null), [shown]);
  const resize = (height: number) => {
    const refusal = change({ kind: 'field-sizes', fields: fieldSizes({ ...element, height }) }, changed.fields);
    setRefused(refusal && { height, refusal });
  };
  return (
    <div>
      <NumberField
        label={texts.height}
        value={refused?.height ?? element.height}
        error={refused && reason(refused.refusal)}
        derived={follows}
        onCommit={resize}
      />
      {follows && <p className={styles.follows}>{texts.follows}</p>}
    </div>
  );
}
