import { askConsent } from '../features/consent/ask-consent';
import { loadAnewAfterRelease } from '../lib/load-anew';
import { pushAddedItem } from '../lib/data-layer';
import { type Added, addedToCart } from '../lib/tell-added';
import { hasThirdParties } from '../lib/third-parties';

/* What a page does once it stands: it notices a release, and tells others of the visit, which asks first where that takes a consent. */

window.addEventListener('vite:preloadError', () => void loadAnewAfterRelease());

window.addEventListener(addedToCart, (event) => pushAddedItem(...(event as CustomEvent<Added>).detail));
if (hasThirdParties()) askConsent();
