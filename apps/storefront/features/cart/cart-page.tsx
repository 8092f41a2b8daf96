import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { Cart } from '@fenestra/contracts/wire/cart';
import { Button, buttonClass } from '../../components/button';
import { rememberedCart } from '../../lib/cart-id';
import { useTexts } from '../../lib/texts';
import { useTitle } from '../../lib/use-title';
import { Checkout } from './checkout/checkout';
import { ThinFooter } from '../../components/site-footer';
import styles from './cart-page.module.css';
import { CartContent } from './cart-content';
import { AddSaved } from './saved/add-saved';
import { useAddFromQuery } from './use-add-from-query';
import { useCart } from '../../lib/use-cart';

export type Part = 'content' | 'checkout';
const checkoutHash = '#doprava-a-platba';

/** The part of the cart screen that the address names, so that Back goes from part to part. */
function usePart(): Part {
  const [part, setPart] = useState<Part>(partOfAddress);
  useEffect(() => {
    const follow = () => {
      setPart(partOfAddress());
      window.scrollTo(0, 0);
      document.getElementById('nadpis')?.focus({ preventScroll: true });
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return part;
}

const partOfAddress = (): Part => (window.location.hash === checkoutHash ? 'checkout' : 'content');

export const openCheckout = () => (window.location.hash = checkoutHash);

/** The cart in its parts: content, then delivery, payment and details (CART-01, CART-02). */
export function CartPage() {
  useTitle('cartPage');
  const part = usePart();
  useAddFromQuery();
  const { data: cart, isError, refetch } = useCart();
  const hadNone = useHadNone();
  const isEmpty = cart ? cart.data.items.length === 0 : hadNone;
  return (
    <CartFrame>
      {isError && !cart ? (
        <Failed onRetry={() => void refetch()} />
      ) : isEmpty ? (
        <EmptyCart />
      ) : cart ? (
        <Loaded cart={cart} part={part} />
      ) : (
        <Loading />
      )}
    </CartFrame>
  );
}

/** Who had no cart sees an empty one before it is made (CART-17). The HTML of the first screen does not know. */
const useHadNone = (): boolean => {
  const [hadNone] = useState(() => rememberedCart() === null);
  return useSyncExternalStore(neverChanges, () => hadNone, unknownToServer);
};
const neverChanges = () => () => undefined;
const unknownToServer = () => false;

/** What every visitor sees before the cart is known. */
export function CartToCome() {
  return (
    <CartFrame>
      <Loading />
    </CartFrame>
  );
}

function CartFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <main className={`wrap ${styles.page}`} id="obsah" tabIndex={-1}>
        {children}
      </main>
      <ThinFooter />
    </>
  );
}

function Loaded({ cart, part }: { cart: Cart; part: Part }) {
  return part === 'checkout' ? <Checkout cart={cart} /> : <CartContent cart={cart} />;
}

export function EmptyCart() {
  const texts = useTexts('cart');
  return (
    <>
      <div className={styles.empty}>
        <svg viewBox="0 0 120 140" aria-hidden="true" focusable="false">
          <path d="M6 6h108v128H6zM20 20h80v100H20z" />
        </svg>
        <h1 id="nadpis" tabIndex={-1}>
          {texts.empty}
        </h1>
        <p>{texts.emptyLead}</p>
        <a className={buttonClass({ look: 'main', size: 'large' })} href="/conf/#/otvirky/?productId=OS1&sklad=false">
          {texts.toConfigurator}
        </a>
      </div>
      <div className={styles.addSaved}>
        <AddSaved />
      </div>
    </>
  );
}

/** The cart comes with its first answer; until then blocks of its size stand still. */
function Loading() {
  const { loading } = useTexts('shell');
  return (
    <div className={styles.loading} aria-busy="true">
      <p className="sr">{loading}</p>
      <div />
      <div />
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
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
