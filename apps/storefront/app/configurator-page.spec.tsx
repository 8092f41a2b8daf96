import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cataloguePath } from '@fenestra/contracts/wire/catalogue';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { screens } from '@fenestra/i18n/texts/screens';
import { routeOf } from '../lib/navigation/routes';
import { ConfiguratorServer } from '../testing/configurator-server';
import { Network, show } from '../testing/page';
import { ConfiguratorPage } from './configurator-page';
import ConfiguratorSteps from './configurator-steps';

const catalogue = shopCatalogue();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  window.scrollTo = jest.fn();
});

/** Opens an address behind /conf/#, with a window of two sashes in hand. */
function open(at: string): void {
  const server = new ConfiguratorServer(catalogue);
  sessionStorage.setItem('configurationId', server.example.configurationId);
  const none = { Err: 0, ErrText: '', data: [] };
  new Network({
    ...server.answers(),
    [cataloguePath(server.configuration.catalogue)]: { ...catalogue.data },
    ...{ getCiselnikOtevirani: none, zkusZmeny: none, getProfiles: none },
  });
  show(<ConfiguratorPage Steps={ConfiguratorSteps} />, { at });
}

const heading = (name: string, level = 1) => screen.findByRole('heading', { level, name });

it.each([
  ['/otvirky/', 'Jak se má okno otevírat', 'Otevírání', 4, 'ROUTE-08'],
  ['/rozmery/', 'Rozměry okna', 'Rozměry', 5, 'ROUTE-12'],
  ['/rozmery/detail', 'Rozměry okna', 'Šířky křídel', 6, 'ROUTE-14'],
  ['/profily/', 'Profil okna', 'Profil', 8, 'ROUTE-15'],
  ['/doplnky/', 'Doplňky', 'Doplňky', 7, 'ROUTE-16'],
])(
  '%s shows "%s", has the title "%s" with the host, and the number %i [%s] [OPEN-Q-02] [OPEN-Q-11]',
  async (path, name, title, number) => {
    open(path);
    await heading(name);

    expect(document.title).toBe(`${title} - localhost`);
    expect(screens[routeOf(path, {})!].number).toBe(number);
  },
);

it.each([
  ['/doplnky/m/profily', 'Profil okna', 'ROUTE-17'],
  ['/doplnky/m/barva', 'Barva okna', 'ROUTE-18'],
  ['/doplnky/m/sklo', 'Sklo', 'ROUTE-19'],
  ['/doplnky/m/venkovni-parapet', 'Venkovní parapet', 'ROUTE-20'],
  ['/doplnky/m/vnitrni-parapet', 'Vnitřní parapet', 'ROUTE-21'],
  ['/doplnky/m/zaluzie', 'Žaluzie', 'ROUTE-22'],
  ['/doplnky/m/site', 'Síť proti hmyzu', 'ROUTE-23'],
  ['/doplnky/m/mrizky', 'Mřížky mezi skly', 'ROUTE-24'],
  ['/doplnky/m/kliky', 'Klika', 'ROUTE-25'],
  ['/doplnky/m/prah?productId=E1&sklad=false', 'Práh', 'ROUTE-26'],
])('%s is the dialog "%s" over the accessories [ROUTE-16] [%s] [OPEN-Q-110]', async (path, name) => {
  open(path);

  await screen.findByRole('dialog', { name });
  expect(screen.getByRole('heading', { level: 1, hidden: true }).textContent).toBe('Doplňky');
});

it.each([
  ['/doplnky/m/site?productId=E1&sklad=false', 'nets of an entrance door', 'ACC-14'],
  ['/doplnky/m/zaluzie?productId=F1&sklad=false', 'blinds of fixed glazing', 'ACC-12'],
  ['/doplnky/m/sklo?productId=D1&sklad=false', 'the glass of a door', 'ACC-10'],
  ['/doplnky/m/prah?productId=OS1&sklad=false', 'the sill of a window', 'ACC-06'],
])('%s asks for %s, which the product has not, and leads to what it has [%s]', async (path) => {
  open(path);

  await waitFor(() => expect(window.location.hash).toBe('#/doplnky/'));
  await heading('Doplňky');
});

it('the fillings of a door are a dialog over its opening [ROUTE-11] [OPEN-Q-110]', async () => {
  open('/otvirky/dvere/m/vyplne?productId=E1&sklad=false');

  expect(await screen.findByRole('dialog', { name: 'Výplň dveří' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, hidden: true }).textContent).toBe('Otevírání a\u00a0výplň dveří');
});

it('a path that nobody knows begins at the opening, with its query [ROUTE-07] [OPEN-Q-113]', async () => {
  open('/?width=1600');
  await heading('Jak se má okno otevírat');

  expect(window.location.hash).toBe('#/otvirky/?width=1600');
});

it('going to another screen goes to the top and to its heading [ROUTE-02]', async () => {
  open('/profily/');
  await heading('Profil okna');
  jest.mocked(window.scrollTo).mockClear();
  await userEvent.click(screen.getAllByRole('link', { name: /Pokračovat na doplňky/ })[0]!);

  await heading('Doplňky');
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  expect(document.activeElement?.textContent).toBe('Doplňky');
});

it('the page does not scroll while a dialog is open, and does again after it [ROUTE-04]', async () => {
  open('/doplnky/m/barva');
  await screen.findAllByRole('radio'); // the dialog is there once with its frame, and anew with what it holds
  await waitFor(() => expect(document.documentElement.style.overflow).toBe('hidden'));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.documentElement.style.overflow).toBe('');
  });
});

it('the recap lies at its own path, with what the address says of payment and kind [ROUTE-29]', async () => {
  open('/rekapitulace/?paid=true&prel=1');

  expect(await screen.findByText(/^Otevřená adresa hlásí: Platba proběhla/)).toBeTruthy();
  expect(screen.getByText(/^U.předběžné objednávky zavolá/)).toBeTruthy();
  expect(document.title).toBe('Vaše objednávka - localhost');
});
