import { HashAddress } from '../lib/address';
import { ConfiguratorPage } from './configurator-page';
import { renderPage } from './render-page';
import { fetchSteps } from './steps';

addEventListener('load', () => setTimeout(fetchSteps, 2_000));
void renderPage(
  <HashAddress>
    <ConfiguratorPage />
  </HashAddress>,
);
