import fc from 'fast-check';
import { changedBy, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import { previewChange } from '../configuration/apply-change';
import type { Change } from '../configuration/change';
import type { Configuration } from '../configuration/configuration';
import { defaultsOf, newConfiguration } from '../configuration/new-configuration';
import { shapeOf } from '../configuration/geometry/shape';
import { isViolation } from '../configuration/rules/violation';
import { shopByCode, shops } from '../shop/shops';
import { itemPrice } from './item-price';
import { cellOf } from './price-cell';
import { priceCellOf } from './product-price';
import { calculatePrice } from './calculate-price';
import { shopPrice } from './shop-price';

const prices = shopPrices();
const catalogue = shopCatalogue();
const settings = { numRuns: 300 };

describe('the price tables', () => {
  it('take the next larger cell and say where the next step is [windows-domain 8.1]', () => {
    const table = prices.tables['OS1']!;
    expect(cellOf(table, 1230, 1480)).toEqual({ width: 1300, height: 1500, price: 4920 });
    expect(cellOf(table, 1300, 1500)?.price).toBe(4920);
    expect(cellOf(table, 1301, 1500)?.price).toBe(5160);
    expect(cellOf(table, 1500, 1800)).toMatchObject({ price: 6220 });
    expect(cellOf(table, 1501, 1500)).toBeNull();
  });

  it('never get cheaper with size', () => {
    for (const { prices: rows } of Object.values(prices.tables))
      rows.forEach((row, y) =>
        row.forEach((price, x) =>
          expect(price).toBeGreaterThanOrEqual(Math.max(row[x - 1] ?? 0, rows[y - 1]?.[x] ?? 0)),
        ),
      );
  });
});

describe('prices in a shop', () => {
  it('are whole multiples of its step, rounded half up [windows-domain 8.6]', () => {
    const perShop = shops.map((shop) => [shop.code, shopPrice(6173, prices, shop)]);
    expect(Object.fromEntries(perShop)).toEqual({ cs: 6173_00, sk: 262_00, at: 297_30, de: 297_30, hu: 100_740_00 });
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), fc.constantFrom(...shops), (czk, shop) => {
        expect(shopPrice(czk, prices, shop) % shop.priceStep).toBe(0);
      }),
      settings,
    );
  });

  it.each([
    ['stock', 1005, 3990_00],
    ['accessory', 801, 145_00],
    ['accessory', 1005, null],
    ['stock', 9, null],
  ] as const)('of the item %s %i: %s', (kind, id, expected) => {
    expect(itemPrice({ kind, id }, prices, shopByCode('cs'))).toBe(expected);
  });
});

describe('a quote', () => {
  const { data } = catalogue;
  const areas = fc.constantFrom<string[][]>([], ['1'], ['2']);
  const change: fc.Arbitrary<Change> = fc.oneof(
    fc.record({
      kind: fc.constant('size' as const),
      width: fc.integer({ min: 400, max: 3000 }),
      height: fc.integer({ min: 400, max: 2400 }),
    }),
    fc.constantFrom(...data.profiles).map(({ id }): Change => ({ kind: 'profile', profile: id })),
    fc.constantFrom(...data.colours).map(({ code }): Change => ({ kind: 'colour', inside: 'W', outside: code })),
    fc.constantFrom(...data.colours).map(({ code }): Change => ({ kind: 'colour', inside: code, outside: code })),
    fc
      .tuple(areas, fc.constantFrom(...data.glass))
      .map(([at, { id }]): Change => ({ kind: 'glass', areas: at, glass: id })),
    fc
      .tuple(areas, fc.constantFrom(...data.spacers))
      .map(([at, { id }]): Change => ({ kind: 'spacer', areas: at, spacer: id })),
    fc
      .tuple(areas, fc.constantFrom(...data.ornaments))
      .map(([at, { id }]): Change => ({ kind: 'ornament', areas: at, ornament: id })),
    fc
      .tuple(areas, fc.constantFrom(...data.bars))
      .map(([at, { id }]): Change => ({ kind: 'bars', areas: at, bars: id, pattern: '2x1' })),
    fc.constantFrom(...data.handles).map(({ id }): Change => ({ kind: 'handle', handle: id })),
    fc.constantFrom(...data.thresholds).map(({ id }): Change => ({ kind: 'threshold', threshold: id })),
    fc.constantFrom(...data.fillings).map(({ id }): Change => ({ kind: 'filling', filling: id })),
    fc
      .tuple(areas, fc.constantFrom(...data.openings))
      .map(([at, { code }]): Change => ({ kind: 'opening', areas: at, opening: code })),
    fc
      .tuple(areas, fc.constantFrom(...data.sills, ...data.blinds, ...data.nets), fc.nat())
      .map(([at, { id, colours }, n]): Change => {
        const swatches = data.swatches[colours]!;
        return { kind: 'add-accessory', areas: at, accessory: id, colour: swatches[n % swatches.length]!.code };
      }),
  );
  const configuration = fc
    .tuple(fc.constantFrom(...data.products.filter(({ offered }) => offered)), fc.array(change, { maxLength: 15 }))
    .map(([product, changes]) =>
      changes.reduce<Configuration>(
        (present, each) => {
          const next = previewChange(each, present, catalogue);
          return isViolation(next) ? present : next;
        },
        defaultsOf(product, catalogue),
      ),
    );
  const sum = (parts: { net: number }[]) => parts.reduce((total, { net }) => total + net, 0);

  it('of any product is the sum of its parts in every shop, each a whole multiple of the step [CFGDATA-05]', () => {
    fc.assert(
      fc.property(configuration, fc.constantFrom(...shops), (made, shop) => {
        const { parts, product, handle, accessories, total } = calculatePrice(made, catalogue, prices, shop);

        expect([product, handle, accessories]).toEqual([sum(parts.product), sum(parts.handle), sum(parts.accessories)]);
        expect(total).toBe(product + handle + accessories);
        for (const { net } of Object.values(parts).flat()) expect(Math.abs(net % shop.priceStep)).toBe(0);
        expect(product).toBeGreaterThan(0);
      }),
      settings,
    );
  });

  it('stays the same up to the edge of its cell', () => {
    fc.assert(
      fc.property(configuration, (made) => {
        const cell = priceCellOf(shapeOf(made, catalogue), prices);
        expect(cell.width).toBeGreaterThanOrEqual(made.width);
        const base = (each: Configuration) =>
          calculatePrice(each, catalogue, prices, shopByCode('cs')).parts.product[0];
        expect(base({ ...made, width: cell.width, height: cell.height })).toEqual(base(made));
      }),
      settings,
    );
  });

  it.each<[string, (without: typeof prices) => void]>([
    ['glass 323', ({ glazing }) => delete glazing.glass['323']],
    ['profile 222915', ({ surcharges }) => delete surcharges.profiles['222915']],
    ['handle 641', ({ fittings }) => delete fittings.handles['641']],
    ['shop 7', (list) => delete list.shops['7']],
  ])('names what has no price: %s', (missing, spoil) => {
    const without = structuredClone(prices);
    spoil(without);
    const made = newConfiguration('OS1', catalogue);
    expect(() => made.ok && calculatePrice(made.value, catalogue, without, shopByCode('cs'))).toThrow(
      `no price of ${missing}`,
    );
  });

  it('knows what discounts ask about', () => {
    const made = newConfiguration('OS1', catalogue);
    if (!made.ok) throw new Error(made.reason);
    const sill: Change = { kind: 'add-accessory', areas: [], accessory: 751, colour: 'IP-BI', size: { depth: 250 } };
    const of = (...changes: Change[]) => {
      const changed = changes.reduce<Configuration>((present, each) => {
        const next = previewChange(each, present, catalogue);
        if (isViolation(next)) throw new Error(next.code);
        return next;
      }, made.value);
      return calculatePrice(changed, catalogue, prices, shopByCode('cs')).promotion;
    };
    expect(of(sill)).toEqual({ tripleGlass: true, whiteInnerSills: 459_00 });
    expect(of({ ...sill, colour: 'IP-AN' }, { kind: 'glass', areas: [], glass: 301 })).toEqual({
      tripleGlass: false,
      whiteInnerSills: 0,
    });
  });

  it('counts the panes of a door for the action on triple glass, not a filling without any', () => {
    const tripleGlass = (product: string, filling: number, ...changes: Change[]) => {
      const made = changedBy(initialConfiguration(product), { kind: 'filling', filling }, ...changes);
      return calculatePrice(made, catalogue, prices, shopByCode('cs')).promotion!.tripleGlass;
    };
    const double: Change = { kind: 'glass', areas: ['1'], glass: 301 };
    expect(calculatePrice(initialConfiguration('E1'), catalogue, prices, shopByCode('cs')).promotion!.tripleGlass).toBe(
      false,
    );
    expect([tripleGlass('E1', 704), tripleGlass('E1', 704, double)]).toEqual([true, false]);
    expect([tripleGlass('E1N', 702), tripleGlass('E1N', 702, { ...double, areas: ['2'] })]).toEqual([true, false]);
  });
});
