import { askConsent } from '../features/consent/ask-consent';
import { pushAddedItem } from '../lib/data-layer';
import { type Added, addedToCart } from '../lib/tell-added';
import { hasThirdParties } from '../lib/third-parties';

/* What others hear of a visit. It starts after the page, and asks first where that takes a consent. */

window.addEventListener(addedToCart, (event) => pushAddedItem(...(event as CustomEvent<Added>).detail));
if (hasThirdParties()) askConsent();
