import type { ReactNode } from 'react';
import type { CartItem } from '@fenestra/contracts/wire/cart';
import styles from './line-article.module.css';
import { useFocusWhenBack } from './use-focus-when-back';
import type { Removal } from './use-removal';

type Props = { line: CartItem; name: string; removal: Removal; className: string | undefined; children: ReactNode };

/** A line of the cart: paler while it is being removed, and in focus when it comes back. */
export function LineArticle({ line, name, removal, className, children }: Props) {
  const article = useFocusWhenBack(line, removal);
  return (
    <article
      ref={article}
      tabIndex={-1}
      className={`${styles.line} ${className}`}
      data-leaving={removal.isLeaving(line) || undefined}
      aria-label={name}
    >
      {children}
    </article>
  );
}
