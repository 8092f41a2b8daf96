import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changedBy, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { ConfiguratorServer } from '../../../testing/configurator-server';
import { Network, show } from '../../../testing/page';
import { Configurator } from '../frame/configurator';
import { AssemblyStep } from './assembly-step';

const catalogue = shopCatalogue();
let server: ConfiguratorServer;

/** A band of three with a decor outside, 900 + 20 + 1200 + 20 + 900, as the flat couplings are white only. */
beforeEach(async () => {
  Element.prototype.scrollIntoView = () => {};
  sessionStorage.clear();
  server = new ConfiguratorServer(catalogue);
  const configuration = changedBy(initialConfiguration('SE-PAS'), { kind: 'colour', inside: 'W', outside: 'D03' });
  server.kept.set('assembly', { configuration, revision: 1, changeIds: [] });
  sessionStorage.setItem('configurationId', 'assembly');
  new Network({ ...server.answers(), zkusZmeny: { Err: 0, ErrText: '', data: [] } });
  show(
    <Configurator>
      <AssemblyStep />
    </Configurator>,
    { at: '/rozmery/sestava' },
  );
  await screen.findByRole('combobox', { name: 'Spojka S1' }); // the catalogue is there
  await userEvent.click(screen.getByRole('button', { name: 'Přidat prvek' }));
});

const dialog = () => screen.findByRole('dialog', { name: 'Přidat prvek' });
const products = () => server.kept.get('assembly')!.configuration.assembly!.elements.map(({ product }) => product);

it('puts the chosen product between two elements, says its size before that, and chooses it', async () => {
  const own = within(await dialog());
  await userEvent.click(own.getByRole('radio', { name: /^mezi 1.a.2$/ }));
  await userEvent.click(own.getByRole('radio', { name: /^Pevné okno v\srámu/ }));
  const summary = own.getByRole('status');
  expect(summary.textContent).toMatch(/^Prvek 2 mezi 1.a.2: 1.000.×.1.300.mmRozměr sestavy 4.060.×.1.300.mm$/);
  await userEvent.click(own.getByRole('button', { name: 'Přidat prvek' }));
  await waitFor(() => expect(products()).toEqual(['OS1', 'F1', 'F1', 'OS1']));
  expect(screen.queryByRole('dialog')).toBeNull();
  const tabs = within(screen.getByRole('group', { name: 'Prvky sestavy' })).getAllByRole('button');
  expect(tabs.map((tab) => tab.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false', 'false']);
});

it('adds nothing before a product is chosen, and asks for one', async () => {
  const own = within(await dialog());
  await userEvent.click(own.getByRole('button', { name: 'Přidat prvek' }));
  expect(products()).toEqual(['OS1', 'F1', 'OS1']);
  expect(own.getByRole('alert').textContent).toBe('Vyberte prosím, co přidat');
  expect(document.activeElement).toBe(own.getByRole('heading', { name: /^Co přidat/ }));
});

it('says why a product cannot stand in a place, and adds it with what helps as one step of undo', async () => {
  const own = within(await dialog());
  await userEvent.click(own.getByRole('radio', { name: 'nad' }));
  const [refused] = own.getAllByRole('radio', { name: /mm\.$/ });
  expect(refused!.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(refused!);
  const repairs = await own.findByRole('alert');
  await userEvent.click(within(repairs).getAllByRole('button')[0]!);
  await waitFor(() => expect(products()).toHaveLength(4));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getAllByRole('button', { name: /^Zpět: / })[0]!);
  await waitFor(() => expect(products()).toEqual(['OS1', 'F1', 'OS1']));
});

it('says that an assembly of six takes no more, beside the finished ones', async () => {
  for (const count of [4, 5, 6]) {
    const own = within(await dialog());
    await userEvent.click(own.getByRole('radio', { name: /^Pevné okno v\srámu/ }));
    await userEvent.click(own.getByRole('button', { name: 'Přidat prvek' }));
    await waitFor(() => expect(products()).toHaveLength(count));
    await userEvent.click(screen.getByRole('button', { name: 'Přidat prvek' }));
  }
  expect(within(await dialog()).getByText(/nejvýš 6 prvků/)).toBeTruthy();
});

it('goes on with a finished assembly instead, and back by one step of undo', async () => {
  const own = within(await dialog());
  await userEvent.click(own.getByRole('button', { name: /^Dveře mezi skly/ }));
  await waitFor(() => expect(products()).toEqual(['F1', 'B1', 'F1']));
  await userEvent.click(screen.getAllByRole('button', { name: /^Zpět: Dveře mezi skly/ })[0]!);
  await waitFor(() => expect(products()).toEqual(['OS1', 'F1', 'OS1']));
});

it('keeps profile and colours for a finished assembly, and says so', async () => {
  const own = within(await dialog());
  expect(own.getByText(/^Zůstane profil LINIA 80/)).toBeTruthy();
  await userEvent.click(own.getByRole('button', { name: /^Dveře mezi skly/ }));
  await waitFor(() => expect(products()).toEqual(['F1', 'B1', 'F1']));
  const { profile, colour } = server.kept.get('assembly')!.configuration;
  expect({ profile, colour }).toEqual({ profile: 222915, colour: { inside: 'W', outside: 'D03' } });
});
