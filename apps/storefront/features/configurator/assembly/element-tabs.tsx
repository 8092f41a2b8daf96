import { elementsOf } from '@fenestra/domain/configuration/elements';
import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import { Drawing } from '../../../components/drawing';
import { Position } from '../../../components/position';
import { pictureOf } from '../../../lib/picture';
import { useTexts } from '../../../lib/texts';
import { useName } from '../../../lib/use-name';
import { useConfiguration } from '../sync/configuration-context';
import styles from './assembly.module.css';
import type { ElementWidths } from './use-element-widths';

/** One tab for each element: its number, a miniature to one scale, its name. */
export function ElementTabs({ widths }: { widths: ElementWidths }) {
  const texts = useTexts('assembly');
  const { shown, catalogue } = useConfiguration();
  const nameOf = useName();
  const tallest = Math.max(...elementsOf(shown).map(({ height }) => height));
  return (
    <div className={styles.tabs} role="group" aria-label={texts.elements}>
      {elementsOf(shown).map((element, i) => {
        const product = catalogue?.products.get(element.product);
        const chosen = i === widths.chosen;
        return (
          <button
            key={element.areas[0]!.id}
            type="button"
            className={styles.tab}
            aria-pressed={chosen}
            data-wrong={(chosen && widths.wrong !== null) || undefined}
            onClick={() => widths.choose(i)}
          >
            <Position now={chosen}>{i + 1}</Position>
            <span className={styles.miniature} style={{ width: `${(element.width / tallest) * 40}px` }}>
              {catalogue && <Drawing scene={pictureOf(element, drawingFactsOf(element, catalogue), 40)} />}
            </span>
            <span className={styles.tabName}>{product ? nameOf(product) : element.product}</span>
          </button>
        );
      })}
    </div>
  );
}
