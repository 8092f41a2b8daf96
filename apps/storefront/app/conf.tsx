import { pageParts } from '@fenestra/i18n/texts/text-parts';
import { HashAddress } from '../lib/address';
import { loadTexts } from '../lib/load-texts';
import { ConfiguratorPage } from './configurator-page';
import { renderPage } from './render-page';
import { fetchSteps } from './steps';

addEventListener('load', () => setTimeout(fetchWhatFollows, 2_000));
/** The other steps and what choices say, so that going on waits for nothing. */
function fetchWhatFollows(): void {
  fetchSteps();
  loadTexts('dialog').catch(() => undefined); // asked for again where it is needed
}

void renderPage(
  <HashAddress>
    <ConfiguratorPage />
  </HashAddress>,
  pageParts['/conf/'],
);
