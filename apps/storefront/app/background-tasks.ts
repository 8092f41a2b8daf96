import type { QueryClient } from '@tanstack/react-query';
import { askConsent } from '../features/consent/ask-consent';
import { reloadAfterRelease } from '../lib/loading/reload-after-release';
import { carryCart } from '../lib/navigation/cart-address';
import { pushAddedItem } from '../lib/third-parties/data-layer';
import { refreshWhenRestored } from '../lib/navigation/refresh-restored-page';
import { isStorageBlocked } from '../lib/storage/storage-blocked';
import { removeStored } from '../lib/storage/browser-storage';
import { type Added, addedToCart } from '../lib/cart/track-added';
import { hasThirdParties } from '../lib/third-parties/third-parties';
import { followTranslations } from '../lib/shop/translated-page';

/** Starts what a page does after it is shown: it follows releases and Back, and informs third parties, which may need a consent. */
export function startBackgroundTasks(queries: QueryClient): void {
  window.addEventListener('vite:preloadError', () => void reloadAfterRelease());
  window.addEventListener(addedToCart, (event) => pushAddedItem(...(event as CustomEvent<Added>).detail));
  removeStored('local', 'order-form'); // where release 0.1.0 kept what was typed into the order form
  followTranslations(document);
  refreshWhenRestored(queries);
  if (isStorageBlocked()) carryCart();
  if (hasThirdParties()) askConsent();
}
