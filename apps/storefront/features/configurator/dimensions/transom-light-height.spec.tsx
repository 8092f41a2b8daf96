import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { ConfiguratorServer } from '../../../testing/configurator-server';
import { Network, show } from '../../../testing/page';
import { Configurator } from '../frame/configurator';
import { DimensionsStep } from './dimensions-step';

let network: Network;
let server: ConfiguratorServer;

async function open(product: string) {
  sessionStorage.clear();
  server = new ConfiguratorServer(shopCatalogue());
  server.hold(initialConfiguration(product));
  sessionStorage.setItem('configurationId', server.example.configurationId);
  network = new Network({ ...server.answers() });
  show(
    <Configurator>
      <DimensionsStep />
    </Configurator>,
    { at: '/rozmery/' },
  );
  await screen.findByText('368'); // the rules are there with the range
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const write = async (name: string, height: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), `${height}{Enter}`);
};
const sent = () => network.askedFor('zmenDetailRozmer').map(({ body }) => body['rozmery']);

it('changes the height of a toplight, and the sash takes the rest [DIM-13] [OPEN-Q-117]', async () => {
  await open('OS1N');
  await write('Výška nadsvětlíku', '500');

  await waitFor(() => expect(server.configuration.light).toEqual({ place: 'above', height: 500 }));
  expect(sent()).toEqual([
    [
      { oblast_id: '1', sirka: 1000, vyska: 1300 },
      { oblast_id: '2', sirka: 1000, vyska: 500 },
    ],
  ]);
});

it('asks about centimetres, and takes them as they were meant [DIM-08]', async () => {
  await open('OS1N');
  await write('Výška nadsvětlíku', '50');
  await screen.findByText(/Myslíte 50.cm\?/);
  expect(field('Výška nadsvětlíku').validationMessage).toMatch(/Myslíte 50.cm/);
  expect(sent()).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: /Ano, 500.mm/ }));
  await waitFor(() => expect(server.configuration.light).toEqual({ place: 'above', height: 500 }));
  expect(screen.queryByText(/cm\?/)).toBeNull();
});

it('keeps a height that cannot be made, says the rule and repairs it by one press [DIM-06]', async () => {
  await open('OS1P');
  await write('Výška podsvětlíku', '350');
  await screen.findByText(/má být vysoké aspoň 368\smm/);

  expect(field('Výška podsvětlíku').value).toBe('350');
  expect(sent()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /Výška podsvětlíku 368\smm/ }));
  await waitFor(() => expect(server.configuration.light).toEqual({ place: 'below', height: 368 }));
});

it('asks for the widths of the sashes only where there are several beside each other [DIM-03]', async () => {
  await open('OS1N');
  expect(screen.queryByText('Nastavit šířku každého křídla')).toBeNull();
});
