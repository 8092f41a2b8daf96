import { pageParts } from '@fenestra/i18n/texts/text-parts';
import { HashAddress } from '../lib/address';
import { loadTexts } from '../lib/load-texts';
import { ConfiguratorPage } from './configurator-page';
import { renderPage } from './render-page';
import { fetchSteps } from './steps';

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
