import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { useAnnouncement } from '../../../lib/accessibility/announce';
import { ByPath } from '../../../testing/by-path';
import { ConfiguratorServer } from '../../../testing/configurator-server';
import { Network, show } from '../../../testing/page';
import { DimensionsStep } from '../dimensions/dimensions-step';
import { Configurator } from '../frame/configurator';
import { AssemblyStep } from './assembly-step';
import { OnlyAssembly } from './only-assembly';

const Spoken = () => <p>{useAnnouncement()}</p>;
const scrolledTo: (string | null)[] = [];

beforeEach(() => {
  sessionStorage.clear();
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this.textContent);
  };
});

it('makes an assembly of a window, in which the new element is chosen, in sight and announced [ROUTE-13]', async () => {
  const server = new ConfiguratorServer(shopCatalogue());
  server.kept.set('window', { configuration: initialConfiguration('OS1'), revision: 1, changeIds: [] });
  sessionStorage.setItem('configurationId', 'window');
  new Network({ ...server.answers(), zkusZmeny: { Err: 0, ErrText: '', data: [] } });
  const of = {
    '/rozmery/': <OnlyAssembly assembly={false} children={<DimensionsStep />} />,
    '/rozmery/sestava': <OnlyAssembly assembly children={<AssemblyStep />} />,
  };
  show(
    <Configurator>
      <ByPath of={of} />
      <Spoken />
    </Configurator>,
    { at: '/rozmery/' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Připojit další prvek' }));
  const own = within(await screen.findByRole('dialog', { name: 'Přidat prvek' }));
  await userEvent.click(own.getByRole('radio', { name: /^Pevné okno v\srámu/ }));
  await userEvent.click(own.getByRole('button', { name: 'Přidat prvek' }));

  const tabs = within(await screen.findByRole('group', { name: 'Prvky sestavy' })).getAllByRole('button');
  expect(tabs.map((tab) => tab.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  expect(document.activeElement).toBe(tabs[1]);
  expect(scrolledTo).toEqual([tabs[1]!.textContent]);
  await waitFor(() => expect(document.body.textContent).toMatch(/Změněno: Prvek 2 vpravo: 1.230.×.1.480.mm\. Cena/));
});
