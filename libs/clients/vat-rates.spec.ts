import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setVatRates, shopByCode, vatOn } from '@fenestra/domain/shop/shops';
import { readShopsFile } from './shops-file';
import { applyVatRates, nonStatutoryVatRates } from './vat-rates';

const sk = shopByCode('sk');
const shipped = sk.vat;
afterEach(() => setVatRates('sk', shipped));

async function withFile<T>(table: unknown, use: (SHOPS_FILE: string) => T): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'vat-'));
  const file = join(folder, 'shops.json');
  await writeFile(file, JSON.stringify(table));
  try {
    return use(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const raised = { sk: { vat: [{ from: '2025-01-01', percent: 23 }] } };
const day = new Date('2026-11-23T10:00:00Z');

test('rates of SHOPS_FILE hold from their first day, earlier days keep the rates that ship [CONST-02, OPEN-Q-44]', async () => {
  await withFile(raised, (SHOPS_FILE) => applyVatRates({ SHOPS_FILE }));

  expect([vatOn(sk, '2024-12-31'), vatOn(sk, '2025-01-01'), vatOn(sk, '2026-11-23')]).toEqual([20, 23, 23]);
  expect(vatOn(shopByCode('cs'), '2026-11-23')).toBe(21);
});

test('the warning names each shop whose rate of the day is not the statutory one [OPEN-Q-44]', async () => {
  expect(nonStatutoryVatRates(day)).toEqual(['sk: 20 %, by law 23 %']);
  expect(nonStatutoryVatRates(new Date('2024-12-31T10:00:00Z'))).toEqual([]);

  await withFile(raised, (SHOPS_FILE) => applyVatRates({ SHOPS_FILE }));
  expect(nonStatutoryVatRates(day)).toEqual([]);
});

test.each([
  ['no rate', [], 'sk.vat: names no rate'],
  ['a rate above 100 %', [{ from: '2025-01-01', percent: 230 }], 'sk.vat.0.percent: '],
  ['a day that is none', [{ from: '2025-13-01', percent: 23 }], 'sk.vat.0.from: '],
  [
    'days that are not in order',
    [
      { from: '2025-01-01', percent: 23 },
      { from: '2024-01-01', percent: 20 },
    ],
    'sk.vat: has days that are not in order',
  ],
])('SHOPS_FILE with %s is refused', async (_, vat, message) => {
  await expect(withFile({ sk: { vat } }, readShopsFile)).rejects.toThrow(message);
});
