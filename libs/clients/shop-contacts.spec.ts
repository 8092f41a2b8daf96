import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shopCodes } from '@fenestra/domain/shop/shops';
import { readContacts, shopsWithPlaceholders } from './shop-contacts';

const own = {
  people: 'Eva Nová',
  phone: '+420 222 333 444',
  phoneHref: 'tel:+420222333444',
  email: 'eva@okna.example',
  hours: 'po–pá 9:00–15:00',
  hoursShort: 'Po–Pá 9:00–15:00',
  measuringVideo: 'https://okna.example/film',
  measuringGuide: 'https://okna.example/list.pdf',
};

async function withFile<T>(table: object, read: (SHOPS_FILE: string) => T): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'shops-'));
  const file = join(folder, 'shops.json');
  await writeFile(file, JSON.stringify(table));
  const found = read(file);
  await rm(folder, { recursive: true });
  return found;
}

it('a shop has of its own contact what its row gives, and nothing else [OPEN-Q-106]', async () => {
  const contactOf = await withFile(
    { cs: { hosts: [], contact: { phone: own.phone } }, sk: { hosts: [] } },
    (SHOPS_FILE) => readContacts({ SHOPS_FILE }),
  );
  expect(contactOf('cs')).toEqual({ phone: own.phone });
  expect(contactOf('sk')).toEqual({});
});

it('a shop shows placeholders until all of its contact is given [OPEN-Q-106]', async () => {
  const { email: _, ...rest } = own;
  const all = Object.fromEntries(shopCodes.map((code) => [code, { contact: own }]));
  const placeholders = (table: object) => withFile(table, (SHOPS_FILE) => shopsWithPlaceholders({ SHOPS_FILE }));
  expect(shopsWithPlaceholders({})).toEqual(shopCodes);
  expect(await placeholders({ ...all, de: { contact: rest } })).toEqual(['de']);
  expect(await placeholders(all)).toEqual([]);
});
