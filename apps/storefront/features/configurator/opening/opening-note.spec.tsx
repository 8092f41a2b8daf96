import { screen } from '@testing-library/react';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { ConfiguratorServer } from '../../../testing/configurator-server';
import { started } from '../../../testing/open-choice';
import { Network, show } from '../../../testing/page';
import { Configurator } from '../frame/configurator';
import { OpeningStep } from './opening-step';

it.each([
  ['OS1', false],
  ['SL2', false],
  ['ST2', true],
])('of %s tells of a sash without a handle: %s', async (product, told) => {
  sessionStorage.clear();
  const server = new ConfiguratorServer(shopCatalogue());
  server.hold(started(product));
  sessionStorage.setItem('configurationId', server.example.configurationId);
  new Network({ ...server.answers(), getCiselnikOtevirani: { Err: 0, ErrText: '', data: [] } });
  show(
    <Configurator>
      <OpeningStep />
    </Configurator>,
    { at: '/otvirky/' },
  );

  expect((await screen.findByText(/^Sklopené křídlo větrá/)).textContent.includes('Křídlo bez kliky')).toBe(told);
});
