import type { QueryClient } from '@tanstack/react-query';
import { askConsent } from '../features/consent/ask-consent';
import { loadAnewAfterRelease } from '../lib/load-anew';
import { carryCart } from '../lib/cart-address';
import { pushAddedItem } from '../lib/data-layer';
import { refreshWhenRestored } from '../lib/restored-page';
import { isStorageBlocked } from '../lib/storage-blocked';
import { forget } from '../lib/stored';
import { type Added, addedToCart } from '../lib/tell-added';
import { hasThirdParties } from '../lib/third-parties';
import { followTranslations } from '../lib/translated-page';

/** Starts what a page does after it is shown: it follows releases and Back, and informs third parties, which may need a consent. */
export function begin(queries: QueryClient): void {
  window.addEventListener('vite:preloadError', () => void loadAnewAfterRelease());
  window.addEventListener(addedToCart, (event) => pushAddedItem(...(event as CustomEvent<Added>).detail));
  forget('local', 'order-form'); // where release 0.1.0 kept what was typed into the order form
  followTranslations(document);
  refreshWhenRestored(queries);
  if (isStorageBlocked()) carryCart();
  if (hasThirdParties()) askConsent();
}
