import { startTransition, useEffect, useRef, useState } from 'react';
import type { Cart, RemovedItem } from '@fenestra/contracts/wire/cart';
import { buttonClass } from '../../components/button';
import { ChunkBoundary } from '../../components/chunk-boundary';
import { ImmediateSuspense } from '../../components/immediate-suspense';
import { checkoutHash } from '../../lib/navigation/checkout-hash';
import { storedCartId } from '../../lib/cart/cart-id';
import { lazyChunk } from '../../lib/loading/chunk';
import { useTexts } from '../../lib/shop/texts';
import { useBrowserValue } from '../../lib/state/use-browser-value';
import { useTitle } from '../../lib/navigation/use-title';
import { whenIdle } from '../../lib/loading/when-idle';
import styles from './cart-page.module.css';
import { CartContent } from './cart-content';
import { readDraft } from './checkout/form-draft';
import { useCartSnapshot } from './cart-snapshot';
import { CartFrame, Failed, Loading, NothingHere } from './cart-frame';
import { pickerHash, usePicker } from './picker/use-picker';
import { JustRemoved, RemovedLines } from './removed-lines';
import { AddSaved } from './saved/add-saved';
import { CartOfLink } from './sent/cart-of-link';
import { StorageNote } from './storage-note';
import { useAddFromQuery } from './use-add-from-query';
import { type Removal, useRemoval } from './use-removal';
import { useCart } from '../../lib/cart/use-cart';
import { useUnansweredOrder } from './use-unanswered-order';
import { useTrackAdded } from './use-track-added';

const PickerDialog = lazyChunk(() => import('./picker/picker-dialog'));
const checkout = () => import('./checkout/checkout');
const Checkout = lazyChunk(async () => ({ default: (await checkout()).Checkout }));
/** While the content is looked at, so that going on waits for nothing. */
const fetchCheckout = (): void => void checkout().catch(() => undefined);

export type Part = 'content' | 'checkout';

/** The part of the cart screen that the address names, so that Back goes from part to part. */
function usePart(): Part {
  const [part, setPart] = useState<Part>(partOfAddress);
  const shown = useRef(part);
  useEffect(() => {
    const follow = () => startTransition(() => setPart(partOfAddress())); // the part before stays until the next one is there
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    window.scrollTo(0, 0);
    document.getElementById('nadpis')?.focus({ preventScroll: true });
  }, [part]); // once the heading of the new part stands there
  return part;
}

const partOfAddress = (): Part => (window.location.hash === checkoutHash ? 'checkout' : 'content');

/** The cart in its parts: content, then delivery, payment and details (CART-01, CART-02). */
export function CartPage() {
  useTitle('cartPage');
  const part = usePart();
  const isAdding = useAddFromQuery();
  const { data: cart, isError, refetch } = useCart();
  const snapshot = useCartSnapshot(cart);
  useTrackAdded(cart);
  const hadNone = useHadNone();
  const removal = useRemoval();
  const isLost = useUnansweredOrder(cart?.cartId);
  const isEmpty = cart ? cart.data.items.length === 0 : hadNone;
  const picker = usePicker();
  const isKnown = cart !== undefined;
  useEffect(() => void readDraft(), []); // removes an old one
  useEffect(() => {
    if (part === 'checkout') fetchCheckout();
    else if (isKnown) whenIdle(fetchCheckout);
  }, [isKnown, part]);
  return (
    <CartFrame>
      <StorageNote />
      <CartOfLink />
      {isError && !cart ? (
        <Failed onRetry={() => void refetch()} />
      ) : isLost || (isEmpty && isAdding) ? (
        <Loading />
      ) : isEmpty ? (
        <EmptyCart removed={cart?.data.removed ?? []} removal={removal} />
      ) : cart ? (
        <Loaded cart={cart} part={part} removal={removal} />
      ) : snapshot ? (
        <Loaded cart={snapshot} part={part} removal={removal} />
      ) : (
        <Loading />
      )}
      {picker.open && cart && (
        <ChunkBoundary>
          <ImmediateSuspense>
            <PickerDialog cart={cart} onClose={picker.close} />
          </ImmediateSuspense>
        </ChunkBoundary>
      )}
    </CartFrame>
  );
}

/** Who had no cart sees an empty one before it is made (CART-17). The HTML of the first screen does not know. */
const useHadNone = (): boolean => {
  const [hadNone] = useState(() => storedCartId() === null);
  return useBrowserValue(hadNone, false);
};

/** What every visitor sees before the cart is known. */
export function CartToCome() {
  return (
    <CartFrame>
      <Loading />
    </CartFrame>
  );
}

function Loaded({ cart, part, removal }: { cart: Cart; part: Part; removal: Removal }) {
  return (
    <ChunkBoundary>
      <ImmediateSuspense fallback={<Loading />}>
        {part === 'checkout' ? <Checkout cart={cart} /> : <CartContent cart={cart} removal={removal} />}
      </ImmediateSuspense>
    </ChunkBoundary>
  );
}

function EmptyCart({ removed, removal }: { removed: readonly RemovedItem[]; removal: Removal }) {
  const texts = useTexts('cart');
  return (
    <>
      {removal.gone && <JustRemoved gone={removal.gone} bringBack={removal.bringBack} />}
      <NothingHere title={texts.empty} lead={texts.emptyLead} />
      <div className={styles.addSaved}>
        <a className={buttonClass()} href={pickerHash} aria-haspopup="dialog">
          {texts.addAccessories}
        </a>
        <ChunkBoundary>
          <AddSaved />
        </ChunkBoundary>
      </div>
      <RemovedLines items={removed} removal={removal} />
    </>
  );
}
