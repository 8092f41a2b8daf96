import type { ReactNode } from 'react';
import { Button, buttonClass } from '../../components/button';
import { ThinFooter } from '../../components/site-footer';
import { useTexts } from '../../lib/shop/texts';
import styles from './cart-page.module.css';

type FrameProps = { ofAnother?: boolean; children: ReactNode };

/** The cart of somebody else is only looked at: without the way to write to the shop (PREV-06, ROUTE-35). */
export function CartFrame({ ofAnother = false, children }: FrameProps) {
  return (
    <>
      <main className={`wrap ${styles.page}`} id="obsah" tabIndex={-1}>
        {children}
      </main>
      <ThinFooter withFeedback={!ofAnother} />
    </>
  );
}

type NothingProps = { title: string; lead: string };

/** A cart without goods, or none at all: why, and the way to some. */
export function NothingHere({ title, lead }: NothingProps) {
  const { toConfigurator } = useTexts('cart');
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 120 140" aria-hidden="true" focusable="false">
        <path d="M6 6h108v128H6zM20 20h80v100H20z" />
      </svg>
      <h1 id="nadpis" tabIndex={-1}>
        {title}
      </h1>
      <p>{lead}</p>
      <a className={buttonClass({ look: 'main', size: 'large' })} href="/conf/#/otvirky/?productId=OS1&sklad=false">
        {toConfigurator}
      </a>
    </div>
  );
}

/** The cart comes with its first answer; until then blocks of its size stand still, with a heading for those who hear the page. */
export function Loading({ title }: { title?: string }) {
  const { loading } = useTexts('shell');
  const { heading } = useTexts('cart');
  return (
    <div className={styles.loading} aria-busy="true">
      <h1 className="sr">{title ?? heading}</h1>
      <p className="sr">{loading}</p>
      <div />
      <div />
    </div>
  );
}

export function Failed({ onRetry }: { onRetry: () => void }) {
  const texts = useTexts('cart');
  const { retry } = useTexts('shell');
  return (
    <div className={styles.empty} role="alert">
      <h1>{texts.loadFailed}</h1>
      <Button look="main" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}
