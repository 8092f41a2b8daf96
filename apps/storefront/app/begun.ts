import { beginOrder } from '../features/recap/order-page/begun-order';
import { begunProduct, pictureOfProduct, productsInTab } from '../features/configurator/sync/begun-product';
import { addressIn } from '../lib/hash-address';
import { runScripts } from '../lib/run-scripts';
import { preloadScreen } from '../lib/screen-scripts';
import { startingPlace } from '../lib/starting-place';

/*
 * Inline in the HTML of the configurator: only the browser knows what stands behind the `#`. A product that the address begins is
 * shown in the place that the HTML keeps hidden for it; React puts the same in its place later. An order, and the scripts of the
 * screen, are asked for.
 */
beginOrder(addressIn(window.location.hash));
document.addEventListener('DOMContentLoaded', () => {
  const { pathname, search } = addressIn(window.location.hash);
  const product = begunProduct(search, productsInTab());
  const place = document.getElementById(startingPlace);
  const picture = place?.querySelector('img');
  if (product && place && picture) {
    picture.fetchPriority = 'high';
    picture.src = pictureOfProduct(product);
    place.hidden = false;
  }
  runScripts(() => preloadScreen(pathname));
});
