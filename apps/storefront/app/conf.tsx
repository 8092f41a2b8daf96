import { pageParts } from '@fenestra/i18n/texts/text-parts';
import { HashAddress } from '../lib/address';
import { addressIn } from '../lib/hash-address';
import { loadTexts } from '../lib/load-texts';
import { routeOf } from '../lib/routes';
import { ConfiguratorPage } from './configurator-page';
import { orderScreens } from './order-screens';
import { renderPage } from './render-page';
import { asksAgain, fetchStep, fetchSteps } from './steps';

// Links of all shops have the Czech paths; another one is known when its texts are here.
const asked = routeOf(addressIn(window.location.hash).pathname, {});
if (asked) fetchStep(asked);
loadTexts('saved').catch(asksAgain); // the first screen with a product has them

if (!orderScreens.includes(asked)) setTimeout(fetchWhatFollows, 2_000);
/** The other steps and what choices say, so that going on waits for nothing. */
function fetchWhatFollows(): void {
  fetchSteps();
  loadTexts('dialog').catch(asksAgain);
}

void renderPage(
  <HashAddress>
    <ConfiguratorPage />
  </HashAddress>,
  pageParts['/conf/'],
);
