import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cartPath } from '@fenestra/contracts/cart-endpoint';
import { nameIn } from '@fenestra/domain/catalogue/names';
import { money, percentOf } from '@fenestra/domain/shop/money';
import { type ShopCode, shopByCode, vatOn } from '@fenestra/domain/shop/shops';
import { exactAmount, runningPrice } from '@fenestra/i18n/money';
import { textsOf } from '@fenestra/i18n/texts-of';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import { Client } from 'undici';
import { gateway } from '../service';

// What it takes: one file for the country and one folder for its language, each named in its list, and who sells there.
jest.mock('@fenestra/domain/shop/countries', () => {
  const { countries } = jest.requireActual<object & { countries: object[] }>('@fenestra/domain/shop/countries');
  return { countries: [...countries, jest.requireActual<{ pl: object }>('@fenestra/testing/sixth-shop/poland').pl] };
});
jest.mock('@fenestra/i18n/languages', () => {
  const { languages } = jest.requireActual<{ languages: object }>('@fenestra/i18n/languages');
  const { texts: pl } = jest.requireActual<{ texts: object }>('@fenestra/testing/sixth-shop/polish');
  return { languages: { ...languages, pl } };
});

const template =
  '<html lang="%LANG%" data-shop="%SHOP%"><head><!--shop-head--></head><body><!--first-screen--></body></html>';
const firstScreen = 'exports.firstScreen = (_page, _said, article = "") => article;';
const manifest = { '../../libs/i18n/pl/start-texts.ts': { file: 'assets/pl-1.js' } };

let folder: string;
let edge: TestService;
let client: Client;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fenestra-sixth-'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'index.html'), template);
  for (const part of ['reading', 'server']) await mkdir(join(folder, part));
  await writeFile(join(folder, 'reading/index.html'), template);
  await writeFile(join(folder, 'server/first-screen.cjs'), firstScreen);
  const places = join(folder, 'places');
  await cp(join(__dirname, '../data/postcodes'), places, { recursive: true });
  await writeFile(join(places, 'pl.tsv'), '00001\tWarszawa\n');
  const shipped = JSON.parse(await readFile(join(__dirname, '../../../libs/clients/data/shops.json'), 'utf8')) as {
    cs: object;
  };
  const SHOPS_FILE = join(folder, 'shops.json');
  await writeFile(SHOPS_FILE, JSON.stringify({ pl: shipped.cs }));
  edge = await startTestService(gateway, { env: { STOREFRONT_DIR: folder, POSTCODES_DIR: places, SHOPS_FILE } });
  client = new Client(edge.url);
});
afterAll(async () => {
  await client.close();
  await edge.close();
  await rm(folder, { recursive: true });
});

async function get(path: string): Promise<string> {
  const { body } = await client.request({ method: 'GET', path, headers: { host: 'pl.localhost' } });
  return body.text();
}
async function post(path: string, body: object) {
  const headers = { host: 'pl.localhost', 'content-type': 'application/json' };
  const answer = await client.request({ method: 'POST', path, headers, body: JSON.stringify(body) });
  return answer.body.json();
}

describe('a sixth shop', () => {
  it('has its page, in its language, with the texts that its script asks for', async () => {
    const html = await get('/');
    expect(html).toContain('<html lang="pl-PL" data-shop="pl">');
    expect(html).toContain('<title>Okna i drzwi na wymiar - pl.localhost</title>');
    expect(html).toContain('<meta name="description" content="Wybierz typ i podaj wymiar." />');
    expect(html).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/pl-1.js" />');
    expect(html.match(/rel="alternate"/g)).toHaveLength(6);
  });

  it('says in its words what the law asks for, and why it refuses', async () => {
    expect(await get('/ochrana-osobnich-udaju/')).toContain('<p>Dane służą realizacji umowy.</p>');
    expect(await post(cartPath, { akce: 'nothing', shopId: 11 })).toMatchObject({ ErrText: 'Nie ma takiej operacji.' });
  });

  it('gives its translations', async () => {
    const texts = await post('/api/translations', { domain: 'pl.localhost' });
    expect(texts).toMatchObject({
      'pl.localhost': {
        lang: 'pl',
        texts: { currency: 'zł', titles: { start: { title_pl: 'Okna i drzwi na wymiar' } } },
      },
    });
  });

  it('names goods in its language once the data do, and until then in Czech [OPEN-Q-22]', () => {
    expect(nameIn({ cs: 'okno', pl: 'okno uchylne' }, 'pl' as ShopCode)).toBe('okno uchylne');
    expect(nameIn({ cs: 'klika', de: 'Griff' }, 'pl' as ShopCode)).toBe('klika');
  });

  it('charges its tax and writes its amounts', () => {
    const shop = shopByCode('pl' as ShopCode);
    const vat = percentOf(money(1_234_50, shop.currency), vatOn(shop, '2026-11-22'));
    expect(vat).toEqual({ minor: 283_94, currency: 'PLN' });
    const { currency } = textsOf(shop);
    expect(exactAmount(1_234_50 + vat.minor, shop, currency)).toBe('1\u00a0518,44\u00a0zł');
    expect(runningPrice(1_234_50)).toBe('1 234,5');
  });
});
