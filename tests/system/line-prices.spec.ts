import { lineToWire } from '@fenestra/gateway/cart/line-to-wire';
import { totalsToWire } from '@fenestra/gateway/cart/cart-to-wire';
import { totalsInputOf } from '@fenestra/cart/totals-input';
import type { CartLine } from '@fenestra/contracts/http/cart';
import { stockProductOf } from '@fenestra/domain/configuration/stock-product';
import { lineNet } from '@fenestra/domain/pricing/line-net';
import { calculatePrice as quoteOf } from '@fenestra/domain/pricing/calculate-price';
import { totalCart } from '@fenestra/domain/pricing/total-cart';
import { type Shop, shops } from '@fenestra/domain/shop/shops';
import { initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import fc from 'fast-check';

const catalogue = shopCatalogue();
const prices = shopPrices();
const window = initialConfiguration('SL2');
const stocked = stockProductOf(1001, catalogue)!;
const common = { priceList: 'test', offerUntil: '2026-12-31' };

const anyLine = (shop: Shop): fc.Arbitrary<CartLine> => {
  const amount = fc.nat({ max: 30_000 }).map((steps) => steps * shop.priceStep);
  const identified = { line: fc.uuid(), quantity: fc.integer({ min: 1, max: 30 }) };
  const configured = fc
    .record({ ...identified, product: amount, handle: amount, accessories: amount })
    .map(({ line, quantity, ...groups }): CartLine => ({
      ...{ kind: 'configured', line, quantity },
      offer: {
        ...{ schema: 1, offerId: line, configurationId: line, revision: 1, configuration: window, weightKg: 20, uw: 1 },
        ...{ catalogue: 'test', priceCode: 'test', quote: { ...quoteOf(window, catalogue, prices, shop), ...groups } },
      },
    }));
  const stock = fc
    .record({ ...identified, product: amount, accessories: fc.option(amount) })
    .map(({ line, quantity, product, accessories }): CartLine => ({
      ...{ kind: 'stock', line, quantity, product: stocked, ...common, net: product + (accessories ?? 0) },
      ...(accessories !== null && { accessories: { net: accessories, parts: [{ key: 'blind', net: accessories }] } }),
    }));
  const accessory = fc
    .record({ ...identified, net: amount, metres: fc.integer({ min: 1, max: 9_999 }) })
    .map(({ metres, ...line }): CartLine => ({
      ...{ kind: 'accessory', accessory: 1, unit: 'metre', ...common, ...line },
      quantity: metres / 100,
    }));
  return fc.oneof(configured, stock, accessory);
};

const anyCart = fc
  .constantFrom(...shops)
  .chain((shop) => fc.record({ shop: fc.constant(shop), lines: fc.array(anyLine(shop), { maxLength: 8 }) }));

test('unit prices of lines times their quantity add up to the groups of the cart [CARTDATA-02, CARTDATA-09]', () => {
  fc.assert(
    fc.property(anyCart, ({ shop, lines }) => {
      const services = { technicalControl: false, comfortDelivery: false, childGuard: false, delivery: null };
      const cart = totalsInputOf(
        { ...services, lines },
        lines.map((line) => ({ line, catalogue })),
      );
      const totals = totalCart(cart, prices, shop, '2026-11-22');
      if (!totals.ok) throw new Error(totals.reason);
      const items = lines.map((line) => lineToWire(line, undefined, null, catalogue, shop));
      const sumOf = (group: 'unitProduct' | 'unitAccessories' | 'unitOthers'): number =>
        items.reduce((sum, { priceDetail, quantity }) => sum + lineNet(priceDetail[group], quantity, shop.currency), 0);

      expect(totalsToWire({ ...services, totals: totals.value })).toMatchObject({
        products: sumOf('unitProduct'),
        accessories: sumOf('unitAccessories'),
        others: sumOf('unitOthers'),
      });
      expect(items.reduce((sum, { priceDetail }) => sum + priceDetail.product, 0)).toBe(totals.value.products);
    }),
  );
});

test('a handle is part of the product, and an accessory line is neither product nor accessory [CARTDATA-09]', () => {
  const shop = shops[0]!;
  const quote = { ...quoteOf(window, catalogue, prices, shop), product: 100_00, handle: 20_00, accessories: 3_00 };
  const offer = { configuration: window, quote };
  const made = { kind: 'configured', line: 'a', quantity: 2, offer } as unknown as CartLine;
  const pieces = { kind: 'accessory', line: 'b', quantity: 3, accessory: 1, net: 4_00 } as unknown as CartLine;

  expect(lineToWire(made, undefined, null, catalogue, shop).priceDetail).toMatchObject({
    ...{ unitProduct: 120_00, product: 240_00, unitAccessories: 3_00, unitOthers: 0 },
  });
  expect(lineToWire(pieces, undefined, null, catalogue, shop).priceDetail).toMatchObject({
    ...{ unitProduct: 0, product: 0, unitAccessories: 0, unitOthers: 4_00 },
  });
});

test('a stock line tells its accessories as sub-items and in its price tree [CARTDATA-08, CARTDATA-09]', () => {
  const shop = shops[0]!;
  const blind = { accessory: 721, kind: 'blind', colour: 'ZA-01' } as const;
  const [area] = stocked.configuration.areas;
  const configuration = { ...stocked.configuration, areas: [{ ...area!, accessories: [blind] }] };
  const parts = [{ key: 'blind', area: area!.id, item: 721, net: 500_00 }];
  const line: CartLine = {
    ...{ kind: 'stock', line: 'a', quantity: 2, product: { ...stocked, configuration }, net: 2_500_00, ...common },
    accessories: { net: 500_00, parts, configurationId: 'own' },
  };

  const item = lineToWire(line, undefined, 5, catalogue, shop);
  expect(item).toMatchObject({
    ...{ stock: true, configurationId: 'own', subItems: [{ unitPrice: 500_00, price: 1_000_00, kind: 'blind' }] },
    priceDetail: {
      ...{ unitProduct: 2_000_00, product: 4_000_00, unitAccessories: 500_00, unitOthers: 0 },
      parts: { product: [{ net: 2_000_00 }], handle: [], accessories: [{ net: 500_00 }] },
    },
  });
  expect(item.note.product!.data.accessories).toMatchObject([{ price: 500_00, kind: 'blind' }]);
});
