import { checkoutHash } from '../lib/navigation/checkout-hash';
import { prefetchCarts } from '../lib/cart/prefetched-carts';
import { storedCartId } from '../lib/cart/cart-id';
import { runScripts } from '../lib/loading/run-scripts';
import { preloadScreen } from '../lib/loading/screen-scripts';

/*
 * Inline in the HTML of the cart: the visitor's own is asked for, and that of a link. A link leads to a question or a preview, each with
 * scripts of its own; so has the checkout, where the address opens it.
 */
const search = new URLSearchParams(window.location.search);
const [linked, isPreview] = [search.get('cart_id'), search.get('preview') === '1'];
const shown = [linked, isPreview ? null : storedCartId()].filter((cartId) => cartId !== null);
prefetchCarts(Number(document.documentElement.dataset.shopId), shown);
document.addEventListener('DOMContentLoaded', () => {
  runScripts(() => {
    if (linked !== null) preloadScreen(isPreview ? 'preview' : 'load');
    else if (window.location.hash === checkoutHash) preloadScreen('checkout');
  });
});
