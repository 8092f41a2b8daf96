import { pageParts } from '@fenestra/i18n/texts/text-parts';
import { HashAddress } from '../lib/address';
import { addressIn } from '../lib/hash-address';
import { loadTexts } from '../lib/load-texts';
import { routeOf } from '../lib/routes';
import { ConfiguratorPage } from './configurator-page';
import { renderPage } from './render-page';
import { fetchStep, fetchSteps } from './steps';

// Links of all shops have the Czech paths; another one is known when its texts are here.
const asked = routeOf(addressIn(window.location.hash).pathname, {});
if (asked) fetchStep(asked);

addEventListener('load', () => setTimeout(fetchWhatFollows, 2_000));
/** The other steps, what choices say and what saving says, so that going on waits for nothing. */
function fetchWhatFollows(): void {
  fetchSteps();
  // What fails is asked for again where it is needed.
  for (const part of ['dialog', 'saved'] as const) loadTexts(part).catch(() => undefined);
}

void renderPage(
  <HashAddress>
    <ConfiguratorPage />
  </HashAddress>,
  pageParts['/conf/'],
);
