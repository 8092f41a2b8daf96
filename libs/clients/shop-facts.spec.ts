import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { shopCodes } from '@fenestra/domain/shop/shops';
import { placeholdersIn, readShopFacts } from './shop-facts';
import { checkShops, shopSettings } from './shop-settings';

const own = {
  contact: {
    people: 'Eva Nová',
    phone: '+420 222 333 444',
    phoneHref: 'tel:+420222333444',
    email: 'eva@okna.example',
    hours: 'po–pá 9:00–15:00',
    hoursShort: 'Po–Pá 9:00–15:00',
    measuringVideo: 'https://okna.example/film',
    measuringGuide: 'https://okna.example/list.pdf',
  },
  account: {
    holder: 'Okna s.r.o.',
    account: '123/0800',
    iban: 'CZ6508000000192000145399',
    bic: 'GIBACZPX',
  },
  company: {
    name: 'Okna s.r.o.',
    street: 'Dlouhá 5',
    town: '110 00 Praha',
    represented: 'Jednatelka: Eva Nová',
    register: 'Městský soud v Praze, C 1',
    vatId: 'CZ27082440',
  },
  returns: { address: 'Okna s.r.o., Dlouhá 5, 110 00 Praha', shopperPays: 500_00 },
};
const everywhere = (row: object) => Object.fromEntries(shopCodes.map((code) => [code, row]));

async function withFile<T>(table: unknown, read: (SHOPS_FILE: string) => T): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'shops-'));
  const file = join(folder, 'shops.json');
  await writeFile(file, typeof table === 'string' ? table : JSON.stringify(table));
  const found = read(file);
  await rm(folder, { recursive: true });
  return found;
}

const Settings = z.object(shopSettings).check(checkShops);
const faultOf = (SHOPS_FILE: string, NODE_ENV?: string) =>
  Settings.safeParse({ SHOPS_FILE, NODE_ENV }).error?.issues.map(({ path, message }) => [path.join(), message]);

describe('contact, account and company of a shop [OPEN-Q-106]', () => {
  it('are what its row gives, and placeholders where it gives nothing', async () => {
    const table = { cs: { contact: { phone: own.contact.phone }, account: own.account }, sk: { hosts: [] } };
    const factsOf = await withFile(table, (SHOPS_FILE) => readShopFacts({ SHOPS_FILE }));
    const shipped = readShopFacts({});
    expect(factsOf('cs')).toEqual({
      contact: { ...shipped('cs').contact, phone: own.contact.phone },
      account: own.account,
      company: shipped('cs').company,
      returns: shipped('cs').returns,
    });
    expect(factsOf('sk')).toEqual(shipped('sk'));
  });

  it('are placeholders until a row that is not marked gives all of them', async () => {
    const { email: _, ...noEmail } = own.contact;
    const left = (table: object) => withFile(table, (SHOPS_FILE) => placeholdersIn({ SHOPS_FILE }));
    expect(placeholdersIn({})).toEqual(shopCodes.map((code) => `${code}: contact, account, company, returns`));
    expect(await left({ ...everywhere(own), de: { ...own, contact: noEmail } })).toEqual(['de: contact']);
    expect(await left({ ...everywhere(own), hu: { ...own, placeholder: true } })).toEqual([
      'hu: contact, account, company, returns',
    ]);
    expect(await left(everywhere(own))).toEqual([]);
  });

  it('that ship keep production from starting, own ones do not', async () => {
    expect(faultOf(join(__dirname, 'data/shops.json'), 'production')).toEqual([
      [
        'SHOPS_FILE',
        expect.stringMatching(/^placeholders, which production refuses: cs: contact, account, company, returns; sk: /),
      ],
    ]);
    expect(await withFile({ ...everywhere(own) }, (file) => faultOf(file, 'production'))).toBeUndefined();
    expect(faultOf(join(__dirname, 'data/shops.json'))).toBeUndefined();
  });
});

it.each([
  [
    'an account whose check digits are wrong',
    { de: { account: { ...own.account, iban: 'CZ6508000000192000145398' } } },
    'de.account.iban: is no IBAN: its check digits do not fit',
  ],
  ['an account of which something lacks', { de: { account: { iban: own.account.iban } } }, /^de\.account\.holder: /],
  [
    'a price of returning below nothing',
    { hu: { returns: { address: 'Fő utca 1', shopperPays: -1 } } },
    /^hu\.returns\.shopperPays: /,
  ],
  ['a word that no row knows', { cs: { kontakt: {} } }, 'cs: Unrecognized key: "kontakt"'],
  ['a shop that does not exist', { xx: own }, 'Unrecognized key: "xx"'],
  ['what is no JSON', '{', /JSON/],
])('refuses a file with %s, with row and reason [OPEN-Q-106]', async (_what, table, message) => {
  const said: unknown = typeof message === 'string' ? message : expect.stringMatching(message);
  expect(await withFile(table, (file) => faultOf(file))).toEqual([['SHOPS_FILE', said]]);
});

it('a file that is not there is refused', () => {
  expect(faultOf('/nowhere/shops.json')).toEqual([['SHOPS_FILE', 'there is no such file']]);
});

test('SHOPS_FILE with half a forint for returns is refused', async () => {
  const returns = { ...own.returns, shopperPays: 100_50 };
  expect(await withFile({ hu: { returns } }, faultOf)).toEqual([
    ['SHOPS_FILE', 'hu.returns.shopperPays: is no amount that can be paid in HUF'],
  ]);
  expect(await withFile({ cs: { returns } }, faultOf)).toBeUndefined();
});
