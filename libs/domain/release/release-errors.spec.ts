import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import type { CatalogueData } from '../catalogue/catalogue';
import { indexCatalogue } from '../catalogue/index-catalogue';
import { parseCatalogue } from '../catalogue/parse-catalogue';
import { parsePriceList, type PriceList } from '../pricing/price-list';
import { catalogueErrors } from './catalogue-errors';
import { type DataError, InvalidDataError } from './data-error';
import { droppedPrices } from './dropped-prices';
import { priceListErrors } from './price-list-errors';
import { releaseErrors } from './release-errors';

const catalogue = shopCatalogue();
const prices = shopPrices();

const spoiled = <Data>(data: Data, spoil: (bad: Data) => void): Data => {
  const bad = structuredClone(data);
  spoil(bad);
  return bad;
};
const inWords = (faults: readonly DataError[]): string => new InvalidDataError(faults).message;

describe('a catalogue may not go live', () => {
  it.each<[string, (bad: CatalogueData) => void, string]>([
    ['an id twice', (bad) => (bad.blinds[0]!.id = bad.bars[0]!.id), 'blinds.json, 601: stands twice'],
    ['a code twice', (bad) => (bad.products[1]!.code = 'F1'), 'products.json, F1: stands twice'],
    [
      'a start outside the limits',
      (bad) => (bad.products[0]!.size = [100, 1000]),
      'products.json, F1: starts outside its widths',
    ],
    [
      'a default that is no choice',
      (bad) => (bad.products[0]!.fields[0]!.default = 'osl'),
      'products.json, F1: osl is no opening of its field',
    ],
    ['an opening that is not there', (bad) => bad.openings.splice(0, 1), 'unknown opening fix'],
    [
      'a profile to start with that is not there',
      (bad) => (bad.products[0]!.profile = 1),
      'products.json, F1: unknown profile 1',
    ],
    ['a filling that is not there', (bad) => (bad.products[0]!.filling = 1), 'products.json, F1: unknown filling 1'],
    [
      'glass that is not there',
      (bad) => (bad.profiles[0]!.standardGlass = 1),
      'profiles.json, 222915: unknown standard glass 1',
    ],
    [
      'glass too thick for its profile',
      (bad) => (bad.profiles[0]!.glazing = [24, 40]),
      'profiles.json, 222915: standard glass is too thick',
    ],
    ['stock of an unknown product', (bad) => (bad.stock[0]!.product = 'X'), 'stock.json, 1001: unknown product X'],
    [
      'an accessory of an unknown category',
      (bad) => (bad.accessories[0]!.category = 'tools'),
      'accessories.json, 801: unknown category tools',
    ],
    ['a category twice', (bad) => (bad.categories[1]!.code = 'mounting'), 'categories.json, mounting: stands twice'],
    ['stock of an unknown profile', (bad) => (bad.stock[0]!.profile = 5), 'stock.json, 1001: unknown profile 5'],
    [
      'a category without colours',
      (bad) => (bad.swatches['barvy_siti'] = []),
      'nets.json, 731: no colours in barvy_siti',
    ],
    ['no white', (bad) => (bad.colours = bad.colours.slice(1)), 'colours.json, W: unknown colour W'],
    ['no text in a language', (bad) => delete bad.bars[0]!.names['hu'], 'bars.json, 601: no text in hu'],
    [
      'no text of a swatch',
      (bad) => delete bad.swatches['barvy_siti']![0]!.names['de'],
      'swatches.json, SI-BI: no text in de',
    ],
    [
      'a product that starts too heavy',
      (bad) => bad.profiles.forEach((profile) => (profile.maxSashKg = 1)),
      'products.json, O1: starts with sash-too-heavy',
    ],
    [
      'a product that cannot be drawn',
      (bad) => (bad.products.find(({ code }) => code === 'SL2')!.layout = 'S'),
      'products.json, SL2:',
    ],
  ])('with %s', (_case, spoil, fault) => {
    expect(inWords(catalogueErrors(indexCatalogue(spoiled(catalogue.data, spoil))))).toContain(fault);
  });

  it('and all its faults are named at once', () => {
    const bad = spoiled(catalogue.data, ({ stock }) => stock.forEach((item) => (item.product = 'X')));
    expect(catalogueErrors(indexCatalogue(bad))).toHaveLength(catalogue.data.stock.length);
  });

  it('with a wrong type, which is named by file and entry before rules are looked at', () => {
    const bad = { ...catalogue.data, glass: [{ ...catalogue.data.glass[0], ug: 'low' }] };
    expect(() => parseCatalogue(bad)).toThrow('glass.json, 301: ug: ');
    expect(() => parseCatalogue({ ...catalogue.data, glass: undefined })).toThrow(/^glass\.json, all: [^:]+$/);
  });
});

describe('a price list may not go live', () => {
  it.each<[string, (bad: PriceList) => void, string]>([
    ['holes in a table', (bad) => bad.tables['OS1']!.prices.pop(), 'tables.json, OS1: has holes'],
    ['an edge out of order', (bad) => bad.tables['OS1']!.widths.reverse(), 'tables.json, OS1: is not in order'],
    ['no level of a shop', (bad) => delete bad.shops['9'], 'shops.json, 9: no price level of this shop'],
    ['no tariff', (bad) => delete bad.tariffs.currencies['EUR'], 'tariffs.json, EUR: no tariff in this currency'],
    [
      'no base of a shop',
      (bad) => delete bad.tariffs.currencies['EUR']!.basePercent['8'],
      'tariffs.json, EUR: no basePercent of shop 8',
    ],
    [
      'a zone without tariff',
      (bad) => (bad.regions[0]!.zone = 'Z9'),
      'regions.json, 101: zone Z9 has no tariff in CZK',
    ],
    ['a discount without text', (bad) => delete bad.discounts[0]!.names['sk'], 'discounts.json, 9001: no text in sk'],
  ])('with %s', (_case, spoil, fault) => {
    expect(inWords(priceListErrors(spoiled(prices, spoil)))).toContain(fault);
  });

  it('with a price that is no whole number', () => {
    const bad = { ...prices, items: { ...prices.items, stock: { 1001: 1790.5 } } };
    expect(() => parsePriceList(bad)).toThrow('items.json, stock: 1001: ');
  });
});

describe('a catalogue and a price list do not go together', () => {
  it.each<[string, (bad: PriceList) => void, string]>([
    [
      'a profile',
      ({ surcharges }) => delete surcharges.profiles['222916'],
      'surcharges.json, profile 222916: no price',
    ],
    ['a glass', ({ glazing }) => delete glazing.glass['327'], 'glazing.json, glass 327: no price'],
    ['a spacer', ({ glazing }) => delete glazing.spacers['402'], 'glazing.json, spacer 402: no price'],
    ['an ornament', ({ glazing }) => delete glazing.ornaments['501'], 'glazing.json, ornament 501: no price'],
    ['bars', ({ glazing }) => delete glazing.bars['601'], 'glazing.json, bars 601: no price'],
    ['a handle', ({ fittings }) => delete fittings.handles['642'], 'fittings.json, handle 642: no price'],
    ['a threshold', ({ fittings }) => delete fittings.thresholds['1511'], 'fittings.json, threshold 1511: no price'],
    ['a filling', ({ fittings }) => delete fittings.fillings['701'], 'fittings.json, filling 701: no price'],
    ['a lock', ({ fittings }) => delete fittings.locks['761'], 'fittings.json, lock 761: no price'],
    ['a sill', ({ sills }) => delete sills['751'], 'sills.json, sill 751: no price'],
    ['a depth', ({ sills }) => delete sills['751']!.perMetre['250'], 'sills.json, sill 751: no price of 250 mm'],
    ['a blind', ({ shades }) => delete shades.blinds['721'], 'shades.json, blind 721: no price'],
    ['a net', ({ shades }) => delete shades.nets['731'], 'shades.json, net 731: no price'],
    ['an accessory', ({ items }) => delete items.accessories['801'], 'items.json, accessory 801: no price'],
    ['a stock product', ({ items }) => delete items.stock['1001'], 'items.json, stock 1001: no price'],
    ['a product', ({ tables }) => delete tables['OS1'], 'tables.json, OS1: no price for OS1 of 1500 × 1800 mm'],
    [
      'the largest size',
      ({ tables }) => (tables['OS1']!.widths[tables['OS1']!.widths.length - 1] = 1400),
      'tables.json, OS1: no price for OS1 of 1500 × 1800 mm',
    ],
  ])('without a price of %s', (_case, spoil, fault) => {
    expect(releaseErrors(catalogue, prices)).toEqual([]);
    expect(inWords(releaseErrors(catalogue, spoiled(prices, spoil)))).toContain(fault);
  });
});

describe('a table for lights alone', () => {
  const withTable = (product: string, opening: 'fix' | 's', highest: number) => {
    const lit = spoiled(catalogue.data, ({ products }) => {
      products.find(({ code }) => code === product)!.light!.priceTables[opening] = 'LIGHT';
    });
    const list = spoiled(prices, ({ tables }) => {
      const { widths } = tables['F1']!;
      tables['LIGHT'] = { widths, heights: [highest], prices: [widths.map(() => 1_000)] };
    });
    return inWords(releaseErrors(indexCatalogue(lit), list));
  };

  it.each([
    ['SL3N', 's', 'the sash', '3000', 920 + 54],
    ['OS1N', 'fix', 'the sash below', '1500', 2100 - (420 + 54)],
    ['OS1P', 'fix', 'the sash above', '1500', 2100 - (420 + 54)],
    ['E1N', 'fix', 'the leaf below', '1200', 2700 - (1800 + 14 + 12)],
  ] as const)('has a price as high as the light of %s that is %s may be by %s', (code, opening, _by, width, high) => {
    const wide = opening === 's' ? 2320 + 80 : Number(width);
    expect(withTable(code, opening, high)).toBe('');
    expect(withTable(code, opening, high - 1)).toBe(`tables.json, LIGHT: no price for ${code} of ${wide} × ${high} mm`);
  });
});

describe('a price list may not follow another', () => {
  it.each<[string, (bad: PriceList) => void, string]>([
    ['a glass', ({ glazing }) => delete glazing.glass['327'], 'glazing.json, glass 327: has no price any more'],
    ['a lock', ({ fittings }) => delete fittings.locks['761'], 'fittings.json, locks 761: has no price any more'],
    [
      'a depth of a sill',
      ({ sills }) => delete sills['751']!.perMetre['250'],
      'sills.json, 751 perMetre 250: has no price any more',
    ],
    ['a net', ({ shades }) => delete shades.nets['731'], 'shades.json, nets 731: has no price any more'],
    ['a table', ({ tables }) => delete tables['OS1'], 'tables.json, OS1: has no price of 1500 × 1800 mm any more'],
    [
      'the last row of a table',
      ({ tables }) => tables['OS1']!.heights.pop() && tables['OS1']!.prices.pop(),
      'tables.json, OS1: has no price of 1500 × 1800 mm any more',
    ],
  ])('that had a price of %s', (_case, spoil, fault) => {
    expect(inWords(droppedPrices(prices, spoiled(prices, spoil)))).toBe(fault);
  });

  it('but may change prices, add some, and charge no surcharge for a colour', () => {
    const next = spoiled(prices, ({ glazing, sills }) => {
      glazing.glass = { ...glazing.glass, 301: 1, 999: 2 };
      sills['751']!.colourPercent = {};
    });
    expect(droppedPrices(prices, next)).toEqual([]);
    expect(droppedPrices(prices, prices)).toEqual([]);
  });
});
