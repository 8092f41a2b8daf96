import { elementsOf } from '@fenestra/domain/configuration/assembly/elements';
import { useEffect, useRef } from 'react';
import { PositionNumber } from '../../../components/position-number';
import { ImmediateSuspense } from '../../../components/immediate-suspense';
import { lazyChunk } from '../../../lib/loading/chunk';
import { useTexts } from '../../../lib/shop/texts';
import { useName } from '../../../lib/format/use-name';
import { useConfiguration } from '../sync/configuration-context';
import styles from './assembly.module.css';
import type { ElementWidths } from './use-element-widths';

const ElementMiniature = lazyChunk(() => import('./element-miniature'));

/** One tab for each element: its number, a miniature to one scale, its name. */
export function ElementTabs({ widths }: { widths: ElementWidths }) {
  const texts = useTexts('assembly');
  const { shown, catalogue } = useConfiguration();
  const nameOf = useName();
  const tabs = useRef<HTMLDivElement>(null);
  const { added } = widths;
  useEffect(() => {
    if (added === null) return;
    const tab = tabs.current!.children[added] as HTMLElement | undefined;
    tab?.scrollIntoView({ block: 'center', inline: 'nearest' });
    tab?.focus({ preventScroll: true });
  }, [added]);
  const tallest = Math.max(...elementsOf(shown).map(({ height }) => height));
  return (
    <div ref={tabs} className={styles.tabs} role="group" aria-label={texts.elements}>
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
            <PositionNumber now={chosen}>{i + 1}</PositionNumber>
            <span
              className={styles.miniature}
              style={{ width: `${(element.width / tallest) * 40}px`, aspectRatio: element.width / element.height }}
            >
              <ImmediateSuspense>
                {catalogue && <ElementMiniature element={element} catalogue={catalogue} />}
              </ImmediateSuspense>
            </span>
            <span className={styles.tabName}>{product ? nameOf(product) : element.product}</span>
          </button>
        );
      })}
    </div>
  );
}
