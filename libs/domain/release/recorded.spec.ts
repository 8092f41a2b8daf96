import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import { CatalogueData } from '../catalogue/catalogue';
import { catalogueUpgrades } from '../catalogue/catalogue-upgrades';
import { parseCatalogue } from '../catalogue/parse-catalogue';
import { defaultsOf } from '../configuration/new-configuration';
import { parsePriceList, PriceListData } from '../pricing/price-list';
import { priceListUpgrades } from '../pricing/price-list-upgrades';
import { calculatePrice } from '../pricing/calculate-price';
import { shops } from '../shop/shops';
import { catalogueErrors } from './catalogue-errors';
import { droppedPrices } from './dropped-prices';
import { priceListErrors } from './price-list-errors';
import { releaseErrors } from './release-errors';

type Subject = 'catalogue' | 'pricing';

/** Written by libs/testing/record-data.ts and never changed afterwards. */
const recorded = (subject: Subject, name: string): unknown =>
  JSON.parse(readFileSync(join(__dirname, '..', subject, 'recorded', `${name}.json`), 'utf8'));

const numbersOf = (upgrades: readonly unknown[]): number[] => [1, ...upgrades.map((_upgrade, i) => i + 2)];

const catalogue = shopCatalogue();
const prices = shopPrices();

describe('what was ever live can be read for ever', () => {
  it.each(numbersOf(catalogueUpgrades))('a catalogue of schema %i', (number) => {
    const old = parseCatalogue(recorded('catalogue', String(number)));
    expect(catalogueErrors(old)).toEqual([]);
  });

  it.each(numbersOf(priceListUpgrades))('a price list of schema %i, to the same prices', (number) => {
    const list = parsePriceList(recorded('pricing', String(number)));
    expect(priceListErrors(list)).toEqual([]);

    const window = defaultsOf(catalogue.products.get('OS1')!, catalogue);
    const totals = shops.map((shop) => calculatePrice(window, catalogue, list, shop).total);
    expect(totals).toEqual([4_920_00, 208_80, 237_00, 237_00, 80_290_00]);
    expect(Object.keys(list.tariffs.currencies)).toEqual(['CZK', 'EUR']);
    expect(droppedPrices(list, prices)).toEqual([]); // a shop that sells by it can be brought up to date
  });

  it.each([
    ['catalogue', CatalogueData, catalogueUpgrades],
    ['pricing', PriceListData, priceListUpgrades],
  ] as const)('the shape of the %s has the number that it was recorded with', (subject, data, upgrades) => {
    const shape = recorded(subject, `${numbersOf(upgrades).at(-1)}.schema`);
    expect(JSON.parse(JSON.stringify(z.toJSONSchema(data)))).toEqual(shape); // else it needs the next number: CONTRIBUTING
  });
});

it('what is sold now is whole: every text, every price, every product can be drawn', () => {
  expect(catalogueErrors(catalogue)).toEqual([]);
  expect(priceListErrors(prices)).toEqual([]);
  expect(releaseErrors(catalogue, prices)).toEqual([]);
});
