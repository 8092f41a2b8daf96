import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { ConfiguratorServer } from '../../../testing/configurator-server';
import { Network, show } from '../../../testing/page';
import { exampleAnswer } from '../../../testing/wire-example';
import { Configurator } from '../frame/configurator';
import { OpeningStep } from './opening-step';

type Item = { id: string; nazev: string; nejcastejsi: boolean; duvod: string | null; vybrano: boolean };
const list = exampleAnswer('getCiselnikOtevirani')['data'] as Item[];
const possible = list.filter(({ duvod }) => duvod === null);
const usual = possible.filter(({ nejcastejsi }) => nejcastejsi);
let network: Network;
let server: ConfiguratorServer;

beforeEach(async () => {
  sessionStorage.clear();
  server = new ConfiguratorServer(shopCatalogue());
  sessionStorage.setItem('configurationId', server.example.configurationId);
  network = new Network({ ...server.answers(), getCiselnikOtevirani: { Err: 0, ErrText: '', data: list } });
  show(
    <Configurator>
      <OpeningStep />
    </Configurator>,
    { at: '/otvirky/' },
  );
  await screen.findByRole('radiogroup', { name: 'Křídlo 2' });
});

const shown = (): string[] => {
  const cards = screen.getByRole('radiogroup', { name: 'Křídlo 2' }).querySelectorAll('label');
  return [...cards].map(({ textContent }) => textContent.replace('Vybráno', ''));
};

it('shows the types that are used most by their names, and all of them on request and back [OPEN-02] [OPEN-03] [OPEN-05] [OPEN-Q-38]', async () => {
  expect(usual.length).toBeLessThan(possible.length);
  const names = (items: Item[]) => items.map(({ nazev }) => nazev);
  expect(shown()).toEqual(names(usual));
  await userEvent.click(screen.getByRole('button', { name: `Všechny typy (${possible.length})` }));
  expect(shown()).toEqual(names(possible));
  await userEvent.click(screen.getByRole('button', { name: 'Nejčastější' }));
  expect(shown()).toEqual(names(usual));
});

it('changes the opening by one call, and goes on with the product of its answer [OPEN-10]', async () => {
  server.next = { ...exampleAnswer('zmenOtevirani'), katalog: server.example.catalogue, revize: 2 };
  const [another] = usual.filter(({ vybrano }) => !vybrano);
  const sash = within(screen.getByRole('radiogroup', { name: 'Křídlo 2' }));
  await userEvent.click(sash.getByRole('radio', { name: another!.nazev }));

  expect((await screen.findAllByText(/2\s100\s×\s1\s500\smm/)).length).toBeGreaterThan(0);
  const sent = network.askedFor('zmenOtevirani').map(({ body }) => [body['oblast'], body['otevirani']]);
  expect(sent).toEqual([['2', another!.id]]);
});

it('asks for the list of each sash [OPEN-04]', async () => {
  const asked = () => network.askedFor('getCiselnikOtevirani').map(({ body }) => body['type']);
  expect(asked()).toEqual(['2']);
  await userEvent.click(screen.getByRole('radio', { name: /Levé křídlo/ }));

  expect(asked()).toEqual(['2', '1']);
});
