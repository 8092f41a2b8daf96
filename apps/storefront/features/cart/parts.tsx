import type { ReactNode } from 'react';
import { PositionNumber } from '../../components/position-number';
import { useTexts } from '../../lib/shop/texts';
import styles from './parts.module.css';

/** Ids of headings by the number of the part, of parts that stand on the page that is shown. */
type Headings = Readonly<Partial<Record<number, string>>>;
type Props = { now: 1 | 2 | 3; here?: Headings };

/** The three parts of the order; the first leads back to the cart, the others to their place on the page. */
export function Parts({ now, here = {} }: Props) {
  const texts = useTexts('cart');
  return (
    <nav aria-label={texts.partsLabel}>
      <ol className={styles.parts}>
        {texts.parts.map((name, i) => {
          const number = i + 1;
          const body = (
            <>
              <PositionNumber now={number === now} done={number < now}>
                {number}
              </PositionNumber>
              {name}
            </>
          );
          return (
            <li
              key={name}
              data-now={number === now || undefined}
              data-done={number < now || undefined}
              aria-current={number === now ? 'step' : undefined}
            >
              {number === 1 && now > 1 ? <a href="/kosik/">{body}</a> : <OnPage heading={here[number]}>{body}</OnPage>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function OnPage({ heading, children }: { heading: string | undefined; children: ReactNode }) {
  if (!heading) return <span>{children}</span>;
  return (
    <button type="button" onClick={() => showPart(heading)}>
      {children}
    </button>
  );
}

function showPart(heading: string): void {
  const element = document.getElementById(heading);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView();
}
