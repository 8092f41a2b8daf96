import { Position } from '../../components/position';
import { useTexts } from '../../lib/texts';
import styles from './parts.module.css';

type Props = { now: 1 | 2 | 3 };

/** The three parts of the order; finished ones lead back. */
export function Parts({ now }: Props) {
  const texts = useTexts('cart');
  return (
    <nav aria-label={texts.partsLabel}>
      <ol className={styles.parts}>
        {texts.parts.map((name, i) => {
          const number = i + 1;
          const body = (
            <>
              <Position now={number === now} done={number < now}>
                {number}
              </Position>
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
              {number === 1 && now > 1 ? <a href="/kosik/">{body}</a> : <span>{body}</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
