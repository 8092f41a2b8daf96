import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { ByPath } from '../../../testing/by-path';
import { ConfiguratorServer } from '../../../testing/configurator-server';
import { Network, show } from '../../../testing/page';
import { DimensionsStep } from '../dimensions/dimensions-step';
import { Configurator } from '../frame/configurator';
import { OnlyForKind } from '../frame/only-for-kind';
import { OpeningStep } from '../opening/opening-step';
import { DoorStep } from './door-step';

let network: Network;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  const server = new ConfiguratorServer(shopCatalogue());
  const none = { Err: 0, ErrText: '', data: [] };
  const openings = ['fix', 'osl', 'osp'].map((code) => ({ code, nazev: code, nejcastejsi: true, duvod: null }));
  const opening = openings.map((item) => ({ ...item, id: item.code, cena: null, rozdil: null, vybrano: false }));
  network = new Network({
    ...server.answers(),
    zkusZmeny: none,
    getCiselnikOtevirani: { ...none, data: opening.map((item) => ({ ...item, odmitnuti: null })) },
  });
});

async function open(at: string): Promise<void> {
  cleanup();
  show(
    <Configurator>
      <ByPath
        of={{
          '/otvirky/': (
            <OnlyForKind doors={false}>
              <OpeningStep />
            </OnlyForKind>
          ),
          '/otvirky/dvere': (
            <OnlyForKind doors>
              <DoorStep />
            </OnlyForKind>
          ),
          '/rozmery/': <DimensionsStep />,
        }}
      />
    </Configurator>,
    { at },
  );
  await screen.findByRole('heading', { level: 1, name: /^(?!Načítáme)/ });
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/^\d|\s–.*$/g, ''));

it('a door goes from its sizes over the profile to opening and filling [STEP-02, OPEN-Q-113]', async () => {
  await open('/otvirky/?productId=E1&sklad=false');
  expect(heading()).toBe('Rozměry dveří');
  expect(window.location.hash).toMatch(/^#\/rozmery\//);
  expect(steps().slice(0, 4)).toEqual(['Rozměry', 'Profil', 'Otevírání a\u00a0výplň', 'Doplňky']);
});

it.each([
  ['E1', 'Rozměry'],
  ['D1', 'Rozměry'],
  ['B1', 'Otevírání'],
  ['P2', 'Otevírání'],
])(
  '%s begins with "%s": entrance and side doors are doors, balcony and slide doors are windows [DOOR-03] [OPEN-Q-16]',
  async (product, first) => {
    await open(`/rozmery/?productId=${product}&sklad=false`);
    expect(steps()[0]).toBe(first);
  },
);

it.each([
  ['E1', 'Rozměry dveří'],
  ['D2', 'Rozměry dveří'],
  ['B1', 'Rozměry dveří'],
  ['P2', 'Rozměry dveří'],
  ['V1', 'Rozměry okna'],
])('the sizes of %s are headed "%s" [DOOR-03]', async (product, title) => {
  await open(`/rozmery/?productId=${product}&sklad=false`);
  expect(heading()).toBe(title);
});

it('a window has steps of its own, and an address of the door step leads to its sizes [STEP-01, ROUTE-10]', async () => {
  await open('/otvirky/dvere?productId=OS1&sklad=false');
  expect(heading()).toBe('Rozměry okna');
  expect(window.location.hash).toMatch(/^#\/rozmery\//);
  expect(steps().slice(0, 4)).toEqual(['Otevírání', 'Rozměry', 'Profil', 'Doplňky']);
});

it.each(['E1', 'D1'])(
  'of %s the door step has the way it opens, and what it is filled with [ROUTE-09] [ROUTE-10]',
  async (product) => {
    await open(`/otvirky/dvere?productId=${product}&sklad=false`);
    expect(heading()).toMatch(/^Otevírání a\svýplň dveří$/);
    expect(window.location.hash).toMatch(/^#\/otvirky\/dvere/);
    expect(await screen.findByRole('radio', { name: 'levé, dovnitř' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Změnit\s?: Výplň/ })).toBeTruthy();
  },
);

it('a door opens as its plan says, and has the lock that is pressed [DOOR-01, OPEN-06, OPEN-07]', async () => {
  await open('/otvirky/dvere?productId=E1&sklad=false');
  await userEvent.click(await screen.findByRole('radio', { name: 'levé, ven' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'tříbodový hákový zámek' }));

  await waitFor(() => expect(network.askedFor('zmenZamek').map(({ body }) => body['zamekId'])).toEqual([762]));
  expect(network.askedFor('zmenOtevirani').map(({ body }) => body['otevirani'])).toEqual(['dlx']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'levé, ven' }).checked).toBe(true);
});

it('a window that becomes fixed keeps its list, and is no answer to who asks for its product anew [OPEN-01, OPEN-Q-15]', async () => {
  await open('/otvirky/?productId=OS1&sklad=false');
  await userEvent.click(await screen.findByRole('radio', { name: /fix/ }));
  await waitFor(() => expect(network.askedFor('zmenOtevirani')).toHaveLength(1));
  expect(await screen.findByRole('radio', { name: /osl/ })).not.toBeNull();

  const started = network.askedFor('/conf/api/dist/getNewID.php').length;
  await open('/otvirky/?productId=OS1&sklad=false');
  expect(network.askedFor('/conf/api/dist/getNewID.php')).toHaveLength(started + 1);
});

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('the sheet shows a door from both sides, without a switch between them [DOOR-01]', async () => {
  await open('/otvirky/dvere?productId=E1&sklad=false');
  const sheet = within(screen.getByRole('region', { name: 'Výkres' }));
  expect(plain(sheet.getByText(/^Oba pohledy/).textContent)).toBe('Oba pohledy v jednom měřítku');
  expect(sheet.queryByRole('button', { name: 'Zvenku' })).toBeNull();
});
