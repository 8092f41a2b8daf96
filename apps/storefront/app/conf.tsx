import { screens } from '@fenestra/i18n/texts/screens';
import { pageParts, stepParts } from '@fenestra/i18n/texts/text-parts';
import { HashAddress } from '../lib/address';
import { inTime, lazyChunk } from '../lib/chunk';
import { addressIn } from '../lib/hash-address';
import { loadTexts } from '../lib/load-texts';
import { routeOf } from '../lib/routes';
import { ConfiguratorPage } from './configurator-page';
import { renderPage } from './render-page';
import { asksAgain, fetchStep, fetchSteps } from './steps';

// Links of all shops have the Czech paths; another one is known when its texts are here.
const asked = routeOf(addressIn(window.location.hash).pathname, {});
const isOfOrder = asked !== undefined && screens[asked].ofOrder;
if (asked) fetchStep(asked);
loadTexts('saved').catch(asksAgain); // the first screen with a product has them

if (!isOfOrder) setTimeout(fetchWhatFollows, 2_000);
/** The other steps and what choices say, so that going on waits for nothing. */
function fetchWhatFollows(): void {
  fetchSteps();
  loadTexts('dialog').catch(asksAgain);
}

const configuring = () => import('./configuring');
const Later = lazyChunk(configuring);

/** A step takes the place of what the HTML shows at once; of what did not come the page says so. */
const stepsNow = () => inTime(configuring).then((loaded) => loaded.default, () => Later); // prettier-ignore

async function begin(): Promise<void> {
  const parts = [...pageParts['/conf/'], ...(isOfOrder ? [] : stepParts)];
  for (const part of parts) loadTexts(part).catch(asksAgain);
  const Steps = isOfOrder ? Later : await stepsNow();
  await renderPage(
    <HashAddress>
      <ConfiguratorPage Steps={Steps} />
    </HashAddress>,
    parts,
  );
}

void begin();
