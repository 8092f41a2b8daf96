import { screens } from '@fenestra/i18n/texts/screens';
import { pageParts, stepParts } from '@fenestra/i18n/texts/text-parts';
import { HashAddress } from '../lib/navigation/address';
import { inTime, lazyChunk } from '../lib/loading/chunk';
import { addressIn } from '../lib/navigation/hash-address';
import { loadTexts } from '../lib/loading/load-texts';
import { routeOf } from '../lib/navigation/routes';
import { ConfiguratorPage } from './configurator-page';
import { renderPage } from './render-page';
import { ignoreFailure, prefetchStep, prefetchSteps } from './steps';

// Links of all shops have the Czech paths; another one is known when its texts are here.
const asked = routeOf(addressIn(window.location.hash).pathname, {});
const isOfOrder = asked !== undefined && screens[asked].ofOrder;
if (asked) prefetchStep(asked);
loadTexts('saved').catch(ignoreFailure); // the first screen with a product has them

if (!isOfOrder) setTimeout(fetchWhatFollows, 2_000);
/** The other steps and what choices say, so that going on waits for nothing. */
function fetchWhatFollows(): void {
  prefetchSteps();
  loadTexts('dialog').catch(ignoreFailure);
}

const configuring = () => import('./configurator-steps');
const Later = lazyChunk(configuring);

/** A step takes the place of what the HTML shows at once; of what did not come the page says so. */
const stepsNow = () => inTime(configuring).then((loaded) => loaded.default, () => Later); // prettier-ignore

async function begin(): Promise<void> {
  const parts = [...pageParts['/conf/'], ...(isOfOrder ? [] : stepParts)];
  for (const part of parts) loadTexts(part).catch(ignoreFailure);
  const Steps = isOfOrder ? Later : await stepsNow();
  await renderPage(
    <HashAddress>
      <ConfiguratorPage Steps={Steps} />
    </HashAddress>,
    parts,
  );
}

void begin();
