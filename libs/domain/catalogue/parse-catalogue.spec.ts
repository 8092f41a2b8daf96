import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import type { CatalogueData } from './catalogue';
import { nameIn } from './names';
import { indexCatalogue, parseCatalogue } from './parse-catalogue';

const { data } = shopCatalogue();
const copy = (): CatalogueData => structuredClone(data);

describe('the catalogue of the shop', () => {
  it('offers the windows that are sold now; the others wait with their rules', () => {
    const codes = (offered: boolean) =>
      data.products.filter((each) => each.offered === offered).map(({ code }) => code);
    expect(codes(true)).toEqual(['F1', 'O1', 'OS1', 'ST2', 'SL2', '2']);
    expect(codes(false)).toEqual(['S1', 'FO2', 'SL3', 'ST3', 'B1', 'B2', 'E1', 'E2', 'D1', 'D2', 'P2']);
  });

  it('has the profiles, bar widths and default colours of the specification [PROF-06, GRID-02]', () => {
    expect(data.profiles.map(({ id }) => id)).toEqual([222915, 222916, 222761, 222762, 222300, 222744, 222745, 222857]);
    expect([...new Set(data.bars.map(({ width }) => width))]).toEqual([8, 18, 26, 45]);
    expect(data.stock.map(({ id }) => id)).toEqual([1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008]);
    expect(Object.keys(data.swatches).toSorted()).toEqual([
      'barvy_AL_ohyb',
      'barvy_AL_taz',
      'barvy_IN_DTD',
      'barvy_IN_PVC',
      'barvy_siti',
      'barvy_zaluzii',
    ]);
  });

  it('has a price for every entry that can be chosen', () => {
    const { glazing, fittings, sills, shades, items, surcharges, tables } = shopPrices();
    const priced: [readonly { readonly id: number }[], Record<string, unknown>][] = [
      [data.profiles, surcharges.profiles],
      [data.glass, glazing.glass],
      [data.spacers, glazing.spacers],
      [data.ornaments, glazing.ornaments],
      [data.bars, glazing.bars],
      [data.handles, fittings.handles],
      [data.thresholds, fittings.thresholds],
      [data.fillings, fittings.fillings],
      [data.locks, fittings.locks],
      [data.sills, sills],
      [data.blinds, shades.blinds],
      [data.nets, shades.nets],
      [data.accessories, items.accessories],
      [data.stock, items.stock],
    ];
    for (const [entries, prices] of priced)
      expect(Object.keys(prices).toSorted()).toEqual(entries.map(({ id }) => String(id)).toSorted());
    for (const { code, width, height, priceTable } of data.products) {
      const table = tables[priceTable]!;
      expect([code, table.widths.at(-1)! >= width[1], table.heights.at(-1)! >= height[1]]).toEqual([code, true, true]);
    }
    for (const { id, depths } of data.sills)
      expect(
        Object.keys(sills[id]!.perMetre)
          .map(Number)
          .toSorted((a, b) => a - b),
      ).toEqual(depths);
  });

  it('is read from its stored form as from its files', () => {
    expect(indexCatalogue(JSON.parse(JSON.stringify(data)) as CatalogueData)).toEqual(shopCatalogue());
  });

  it('speaks German in Austria where it has no own word [OPEN-Q-22]', () => {
    const names = data.openings.find(({ code }) => code === 'osl')!.names;
    expect([nameIn(names, 'at'), nameIn(names, 'hu')]).toEqual(['Dreh-Kipp links', 'bukó-nyíló balos']);
    const oak = data.colours.find(({ code }) => code === 'D01')!.names;
    expect([nameIn(oak, 'at'), nameIn(oak, 'de')]).toEqual(['Goldene Eiche', 'Golden Oak']);
  });
});

describe('bad catalogue data', () => {
  it.each<[string, (bad: CatalogueData) => void, string]>([
    ['an id twice', (bad) => (bad.blinds[0]!.id = bad.bars[0]!.id), 'id 601 stands twice'],
    ['a code twice', (bad) => (bad.products[1]!.code = 'F1'), 'product F1 stands twice'],
    [
      'a start outside the limits',
      (bad) => (bad.products[0]!.size = [100, 1000]),
      'product F1: starts outside its widths',
    ],
    [
      'a default that is no choice',
      (bad) => (bad.products[0]!.fields[0]!.default = 'osl'),
      'osl is no opening of its field',
    ],
    [
      'glass that is not there',
      (bad) => (bad.profiles[0]!.standardGlass = 1),
      'profile 222915: unknown standard glass',
    ],
    ['glass too thick for its profile', (bad) => (bad.profiles[0]!.glazing = [24, 40]), 'standard glass is too thick'],
    ['stock of an unknown product', (bad) => (bad.stock[0]!.product = 'X'), 'stock 1001: unknown product'],
    ['a category without colours', (bad) => (bad.swatches['barvy_siti'] = []), '731: no colours'],
    ['no white', (bad) => (bad.colours = bad.colours.slice(1)), 'colour W is missing'],
  ])('with %s are refused', (_case, spoil, fault) => {
    const bad = copy();
    spoil(bad);
    expect(() => parseCatalogue(bad)).toThrow(fault);
  });

  it('are refused with all faults at once', () => {
    const bad = copy();
    bad.stock[0]!.product = 'X';
    bad.stock[1]!.product = 'Y';
    expect(() => parseCatalogue(bad)).toThrow(/\(2\).*stock 1001.*stock 1002/);
  });

  it('with a wrong type are refused before their rules are looked at', () => {
    expect(() => parseCatalogue({ ...copy(), glass: [{ id: 'T44' }] })).toThrow();
  });
});
