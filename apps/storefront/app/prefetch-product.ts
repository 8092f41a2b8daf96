import { prefetchOrder } from '../lib/order/prefetched-order';
import { prefetchedProduct, pictureOfProduct, productsInTab } from '../features/configurator/sync/prefetched-product';
import { restoreLink } from '@fenestra/domain/shop/restore-link';
import { cartPageOf } from '../lib/navigation/cart-page-address';
import { cartScreens } from '@fenestra/i18n/texts/cart-screens';
import { type Address, addressIn } from '../lib/navigation/hash-address';
import { runScripts } from '../lib/loading/run-scripts';
import { preloadScreen } from '../lib/loading/screen-scripts';
import { startingPlace } from '../lib/drawing/starting-place';

/*
 * Inline in the HTML of the configurator: only the browser knows what stands behind the `#`. A link to a cart, as mails have it, leads to
 * another page, before the scripts of this one are asked for. A link that a mail filter has rewritten is cleaned first. A product that the address begins is shown in the place that the HTML keeps
 * hidden for it; React puts the same in its place later. An order, and the scripts of the screen, are asked for.
 */
const hash = restoreLink(window.location.hash);
if (hash !== window.location.hash) window.history.replaceState(window.history.state, '', hash);
const address = addressIn(hash);
if (address.pathname === cartScreens.cart) window.location.replace(cartPageOf(address.search, false));
else if (address.pathname === cartScreens.cartPreview) window.location.replace(cartPageOf(address.search, true));
else begin(address);

function begin({ pathname, search }: Address): void {
  prefetchOrder({ pathname, search });
  document.addEventListener('DOMContentLoaded', () => {
    showPrefetched(search);
    runScripts(() => preloadScreen(pathname));
  });
}

function showPrefetched(search: URLSearchParams): void {
  const product = prefetchedProduct(search, productsInTab());
  const place = document.getElementById(startingPlace);
  const picture = place?.querySelector('img');
  if (!product || !place || !picture) return;
  picture.fetchPriority = 'high';
  picture.src = pictureOfProduct(product);
  place.hidden = false;
}
