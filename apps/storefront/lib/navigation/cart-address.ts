import { storedCartId } from '../cart/cart-id';
import { isStorageBlocked } from '../storage/storage-blocked';

/** Returns the address of the cart. Where the browser stores nothing it names the cart, which the page then offers to load (MAIL-09). */
export function cartAddress(): string {
  const cartId = isStorageBlocked() ? storedCartId() : null;
  return cartId === null ? '/kosik/' : `/kosik/?cart_id=${cartId}`;
}

/** Lets links to the cart take it along where the browser stores nothing. */
export function carryCart(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href="/kosik/"]');
      if (link) link.href = cartAddress();
    },
    { capture: true },
  );
}
