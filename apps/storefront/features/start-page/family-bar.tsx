import { useEffect, useRef } from 'react';
import { useTexts } from '../../lib/shop/texts';
import styles from './family-bar.module.css';
import { anchorOf, type Row } from './family-rows';
import { useAnchorInView } from './use-anchor-in-view';

type Chip = { readonly anchor: string; readonly word: string; readonly count: number | null };

/** A way to each family, and a sign of which one is in view. Its place is kept while the products are on their way. */
export function FamilyBar({ rows }: { rows: readonly Row[] | undefined }) {
  const texts = useTexts('families');
  return (
    <nav className={styles.bar} aria-label={texts.quickChoice}>
      {rows && <Chips rows={rows} />}
    </nav>
  );
}

function Chips({ rows }: { rows: readonly Row[] }) {
  const chips = useChips(rows);
  const inView = useAnchorInView(chips.map(({ anchor }) => anchor));
  const chosen = useRef<HTMLAnchorElement>(null);
  useEffect(() => bringIntoBar(chosen.current), [inView]);
  return (
    <div className={styles.chips}>
      {chips.map(({ anchor, word, count }) => (
        <a
          key={anchor}
          className={styles.chip}
          href={`#${anchor}`}
          ref={anchor === inView ? chosen : null}
          aria-current={anchor === inView ? 'true' : undefined}
        >
          {word} {count !== null && <span>{count}</span>}
        </a>
      ))}
    </div>
  );
}

function useChips(rows: readonly Row[]): Chip[] {
  const texts = useTexts('families');
  return [
    { anchor: 'vse', word: texts.all, count: rows.reduce((sum, { products }) => sum + products.length, 0) },
    ...rows.map(({ family, products }) => ({
      anchor: anchorOf(family),
      word: texts.of[family].short,
      count: products.length,
    })),
    { anchor: 'prislusenstvi', word: texts.accessories, count: null },
  ];
}

/** Sideways only: the page itself stays where it is. */
function bringIntoBar(chip: HTMLElement | null): void {
  const bar = chip?.parentElement;
  if (chip && bar) bar.scrollLeft = chip.offsetLeft - (bar.clientWidth - chip.offsetWidth) / 2;
}
