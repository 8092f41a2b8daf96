import type { Page } from 'playwright-core';
import type { ShopCode } from '@fenestra/domain/shop/shops';
import { desk, phone, turnedPhone } from '../browser/browser';
import { openPart, take } from '../browser/designs';
import { mouse } from '../browser/hands';
import { writeSize } from '../browser/sizes';
import type { Place, Screen } from './screen';

type Act = (page: Page) => Promise<unknown>;

const usual = '&width=1600&height=1450';
const screensOf = (page: Page) => ({ page, hands: mouse });

/** A screen behind the hash, with a product, where something is done then. */
const step = (
  picture: string,
  path: string,
  product: string,
  act: Act = async () => undefined,
  { shop = 'cs', size = usual, ...seen }: Pick<Screen, 'widths' | 'inSight'> & { shop?: ShopCode; size?: string } = {},
): Screen => ({
  picture,
  shop,
  ...seen,
  arrive: async ({ page }, { host }) => {
    await begin(page, host, path, product, size);
    await act(page);
  },
});

async function begin(page: Page, host: Place['host'], path: string, product: string, size: string): Promise<void> {
  await page.goto(`${host}/conf/#${path}?productId=${product}&sklad=false${size}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** The window of the pictures of accessories, in the order of its list. */
async function furnish(page: Page): Promise<void> {
  const screen = screensOf(page);
  await take(screen, 'Profil', [/^TERMO 80 rovná/], /TERMO 80 rovná/);
  await take(screen, 'Barva', [/^Dekor jen zvenku/, /^antracit 7016/], /antracit/);
  await take(screen, 'Vnitřní parapet', [/^Plast/], /Vnitřní parapet.*mm/);
  await take(screen, 'Venkovní parapet', [/^Tažený/], /Venkovní parapet.*mm/);
  await take(screen, 'Síť', [/^pevná okenní síť/i], /Síť.*pevná/i);
  await take(screen, 'Klika', [/s pojistkou/i], /Klika.*pojistkou/);
}

const furnished = (picture: string, act: Act = async () => undefined, widths?: readonly number[]): Screen =>
  step(
    picture,
    '/doplnky/',
    'ST2',
    async (page) => {
      await furnish(page);
      await act(page);
    },
    widths && { widths },
  );

const part = (picture: string, name: string, ...choices: RegExp[]): Screen =>
  furnished(picture, async (page) => {
    await openPart(screensOf(page), name);
    for (const choice of choices) await page.getByRole('dialog').getByRole('radio', { name: choice }).first().click();
  });

const press =
  (name: RegExp | string): Act =>
  (page) =>
    page.getByRole('button', { name }).filter({ visible: true }).first().click();
/** A button that opens a dialog, whose code comes with it. */
const openDialog =
  (name: string): Act =>
  async (page) => {
    await press(name)(page);
    await page.getByRole('dialog').waitFor();
  };
const unfold =
  (summary: string): Act =>
  (page) =>
    page.getByText(summary, { exact: true }).filter({ visible: true }).first().click();

async function sizes(page: Page, width: string, height: string): Promise<void> {
  await writeSize(page, 'Šířka', width);
  await writeSize(page, 'Výška', height);
  await page.waitForLoadState('networkidle');
}

const ofSizes: readonly Screen[] = [
  step('b-rozmery', '/rozmery/', 'ST2'),
  step('b-rozmery-naleato', '/rozmery/', 'ST2', undefined, { widths: [turnedPhone.width] }),
  step('b-rozmery-forced-colors', '/rozmery/', 'ST2', (page) => page.emulateMedia({ forcedColors: 'active' }), {
    ...{ widths: [desk.width], inSight: true },
  }),
  step('b-rozmery-de', '/rozmery/', 'ST2', undefined, { shop: 'de' }),
  step('q-rozmery-chyba', '/rozmery/', 'ST2', (page) => sizes(page, '2640', '145')),
  step('q-rozmery-nejde', '/rozmery/', 'ST2', (page) => sizes(page, '2500', '1750')),
  step('q-rozmery-kridla', '/rozmery/detail', 'ST2', (page) => writeSize(page, 'Křídlo 1', '700')),
  step('q-rozmery-otvor', '/rozmery/', 'ST2', async (page) => {
    await unfold('Mám změřený stavební otvor')(page);
    await writeSize(page, 'Šířka otvoru', '1630');
    await writeSize(page, 'Výška otvoru', '1505');
  }),
  step('r-telefon-vykres', '/rozmery/', 'ST2', (page) => page.mouse.wheel(0, 230), {
    ...{ widths: [phone.width], inSight: true },
  }),
  step(
    'r-telefon-rozpis',
    '/rozmery/',
    'ST2',
    async (page) => {
      await page
        .getByRole('button', { name: /^Rozpis ceny/ })
        .last()
        .click();
      await page.getByRole('dialog', { name: 'Rozpis ceny' }).waitFor();
    },
    { widths: [phone.width] },
  ),
];

const ofOpenings: readonly Screen[] = [
  step('j-otvirky', '/otvirky/', 'SL2'),
  step('j-otvirky-vse', '/otvirky/', 'SL2', press(/^Všechny typy/)),
  step('q-oprava', '/otvirky/', 'OS1', pressBlocked, { size: '&width=550&height=1000' }),
  step('k-dvere', '/otvirky/dvere', 'E1', undefined, { size: '' }),
  step('k-vyplne', '/otvirky/dvere/m/vyplne', 'E1', undefined, { size: '' }),
];

async function pressBlocked(page: Page): Promise<void> {
  await page.locator('input[type=radio][aria-disabled]').first().click({ force: true });
  await page.getByRole('alert').getByRole('button').first().waitFor();
}

const ofProfiles: readonly Screen[] = [
  step('c-profily', '/profily/', 'ST2'),
  step('y-srovnani', '/profily/', 'ST2', openDialog('Porovnat profily vedle sebe')),
];

const ofAccessories: readonly Screen[] = [
  furnished('d-doplnky'),
  furnished(
    'd-doplnky-rozpis',
    async (page) => {
      await unfold('Rozpis ceny')(page);
      await page.getByRole('list', { name: 'Rozpis ceny' }).filter({ visible: true }).first().waitFor();
    },
    [desk.width],
  ),
  furnished('d-doplnky-cisla', async (page) => {
    await take(screensOf(page), 'Žaluzie', [/^žaluzie základní/], /Žaluzie/);
    await take(screensOf(page), 'Mřížky', [/^18 mm/, /^kříž/], /Mřížky/);
  }),
  part('l-barva', 'Barva'),
  part('l-barva-bila', 'Barva', /^Bílá z obou stran/),
  part('l-barva-obe', 'Barva', /^Dekor z obou stran/),
  part('m-sklo', 'Sklo'),
  part('m-sklo-ramecek', 'Sklo', /^trojsklo 48 mm/),
  part('n-mrizky', 'Mřížky', /^18 mm/, /^kříž/),
  part('o-parapet-venkovni', 'Venkovní parapet'),
  part('o-parapet-vnitrni', 'Vnitřní parapet'),
  part('o-site', 'Síť'),
  part('o-zaluzie', 'Žaluzie', /^žaluzie základní/),
  part('p-kliky', 'Klika'),
];

const template = (picture: string, act: Act = async () => undefined): Screen =>
  step(picture, '/rozmery/sestava', 'SE-DVERE', act, { size: '' });

const ofAssemblies: readonly Screen[] = [
  template('x-sestava-rozmery'),
  template('x-sestava-chyba', (page) => writeSize(page, 'Šířka prvku', '9999')),
  template('x-sestava-pridat', openDialog('Přidat prvek')),
];

/** The first screens, the configurator with its dialogs, and assemblies. */
export const screensOfConfigurator: readonly Screen[] = [
  { picture: 'y-start-rodiny', shop: 'cs', arrive: ({ page }, { host }) => page.goto(`${host}/`) },
  ...ofSizes,
  ...ofOpenings,
  ...ofProfiles,
  ...ofAccessories,
  ...ofAssemblies,
];
