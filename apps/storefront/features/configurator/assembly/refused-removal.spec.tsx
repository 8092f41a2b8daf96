import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newAssembly } from '@fenestra/domain/configuration/assembly/new-assembly';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { ByPath } from '../../../testing/by-path';
import { ConfiguratorServer } from '../../../testing/configurator-server';
import { triedBy } from '../../../testing/open-choice';
import { Network, show } from '../../../testing/page';
import { Configurator } from '../frame/configurator';
import { AssemblyStep } from './assembly-step';

const catalogue = shopCatalogue();
let server: ConfiguratorServer;

/** Two fixed windows below a sash that is as wide as both, and cannot be as narrow as the first alone. */
beforeEach(async () => {
  sessionStorage.clear();
  server = new ConfiguratorServer(catalogue);
  const row = [400, 600].map((width) => ({ product: 'F1', width, height: 1000 }));
  const above = { product: 'OS1', height: 900 };
  server.hold(newAssembly({ ...catalogue.assemblies.get('SE-NADSVETLIK')!, row, above }, catalogue));
  sessionStorage.setItem('configurationId', server.example.configurationId);
  new Network({ ...server.answers(), zkusZmeny: triedBy(server, 'cs') });
  show(
    <Configurator>
      <ByPath of={{ '/rozmery/sestava': <AssemblyStep /> }} />
    </Configurator>,
    { at: '/rozmery/sestava' },
  );
  await screen.findByRole('heading', { level: 1, name: 'Rozměry sestavy' });
  await screen.findByRole('combobox', { name: 'Spojka S1' }); // the catalogue is there
});

const products = () => server.configuration.assembly?.elements.map(({ product }) => product);
const choose = (n: number) =>
  userEvent.click(within(screen.getByRole('group', { name: 'Prvky sestavy' })).getAllByRole('button')[n - 1]!);
/** Below the sizes of the chosen element. */
const place = () => screen.getByRole('button', { name: /^Odebrat prvek/ }).parentElement!;
/** What is said when that element is to be taken away. */
const refusalOf = async (n: number) => {
  await choose(n);
  await userEvent.click(screen.getByRole('button', { name: `Odebrat prvek ${n}` }));
  return within(place()).findByRole('alert');
};

it('says why an element cannot be taken away, by its number, and what helps', async () => {
  const told = await refusalOf(2);
  expect(told.textContent).toMatch(/^Prvek 3: Hodnota pro šířku musí být mezi/);
  expect(products()).toEqual(['F1', 'F1', 'OS1']);
  const [repair] = within(told).getAllByRole('button');
  expect(repair!.textContent.replaceAll('\u00a0', ' ')).toMatch(/prvek 1.*600 × 1 000.*prvek 2.*400 × 1 000/i);
  await userEvent.click(repair!);
  await waitFor(() => expect(products()).toEqual(['F1', 'OS1']));
  expect(server.configuration.width).toBe(600);
  expect(within(place()).queryByRole('alert')).toBeNull();
});

it('forgets why, as soon as another element is chosen', async () => {
  await refusalOf(2);
  await choose(1);
  expect(within(place()).queryByRole('alert')).toBeNull();
});
