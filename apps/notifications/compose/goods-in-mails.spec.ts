import type { Change } from '@fenestra/domain/configuration/change';
import { displayedAmount } from '@fenestra/domain/pricing/displayed-amounts';
import type { Buyer } from '@fenestra/domain/shop/buyer';
import { shopByCode, shops } from '@fenestra/domain/shop/shops';
import { exactAmount } from '@fenestra/i18n/money';
import { textsOf } from '@fenestra/i18n/texts-of';
import type { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { stockConfiguration } from '@fenestra/domain/configuration/new-configuration';
import { anOrder } from '@fenestra/testing/an-order';
import { anOrderOfProducts } from '@fenestra/testing/an-order-of-products';
import { changedBy, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { Drawings } from './drawings';
import { goodsHtml } from './goods-html';
import { linePrices, pricedGoods } from './goods-prices';
import { goodsText } from './goods-text';
import { orderedGoods } from './ordered-goods';
import { amountDisplayOf } from './amount-display';

const catalogues = { ofLine: () => Promise.resolve(shopCatalogue()) } as unknown as CatalogueCache;
const row = changedBy(initialConfiguration('SE-PAS'), { kind: 'add-element', place: 'right', product: 'F1' });
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('goods in a mail', () => {
  it.each(shops.map((shop) => [shop.code, shop] as const))(
    'in %s say the parts of an assembly under the title of each element, and what one piece costs in the end',
    async (_, shop) => {
      const amount = (minor: number) => exactAmount(minor, shop, textsOf(shop).currency);
      const snapshot = anOrderOfProducts([row], shop);
      const reckoning = amountDisplayOf(snapshot);
      const { order } = snapshot;
      const [line] = pricedGoods(await orderedGoods(order, catalogues, new Drawings()), shop, amount, reckoning);
      const { cost } = line!;
      const shown = { ...line!, remarks: [] };
      const [text, html] = [goodsText(shown), goodsHtml('', [shown], '', () => '')];

      expect(line!.parts).toHaveLength(5);
      for (const { title, parts } of line!.parts) {
        expect(text).toContain(`\n   ${title}\n      ${parts[0]!.name}: ${parts[0]!.make}`);
        expect(plain(html)).toMatch(new RegExp(`<td colspan="2"[^>]+>${plain(title!).replaceAll('+', '\\+')}</td>`));
      }
      expect(text).toMatch(
        new RegExp(
          `\n {3}${textsOf(shop).offer.document.onePiece}, ${amount(displayedAmount(line!.onePiece!, reckoning))}$`,
        ),
      );
      expect(text).toContain(`${cost.price} ${cost.called} (${cost.beside})`);
      for (const said of [cost.price, cost.beside]) expect(plain(html)).toContain(plain(said));
    },
  );

  test('name the accessories of a product from stock with their price, and the price of one piece', async () => {
    const shop = shopByCode('cs');
    const amount = (minor: number) => exactAmount(minor, shop, 'Kč');
    const described = stockConfiguration(1003, shopCatalogue());
    if (!described.ok) throw new Error(described.reason);
    const blind: Change = { kind: 'add-accessory', areas: [], accessory: 721, colour: 'ZA-01' };
    const configuration = changedBy(described.value, blind);
    const snapshot = anOrder(shopCatalogue());
    const [first] = snapshot.order.lines;
    if (first?.line.kind !== 'stock') throw new Error('the order has no line from stock');
    const parts = [{ key: 'blind', area: '1', item: 721, net: 500_00 }];
    const product = { ...first.line.product, configuration };
    const line = { ...first.line, product, net: 2_500_00, accessories: { net: 500_00, parts } };
    const order = { ...snapshot.order, lines: [{ ...first, line }] };
    const reckoning = amountDisplayOf({ ...snapshot, order });
    const [goods] = pricedGoods(await orderedGoods(order, catalogues, new Drawings()), shop, amount, reckoning);
    const text = plain(goodsText({ ...goods!, remarks: [] }));

    expect(text).toMatch(/Žaluzie: .*605,00 Kč/);
    expect(text).toContain('3 025,00 Kč');
  });

  it('are priced as their buyer reckons: a private person reads the gross price first, a company the net one [SHOP-07]', () => {
    const amount = (minor: number) => exactAmount(minor, shopByCode('cs'), 'Kč');
    const prices = (buyer: Buyer) =>
      linePrices([{ net: 100_00 }], shopByCode('cs'), amount, { buyer, vatPercent: 21, currency: 'CZK' });

    expect(prices('private')).toEqual([
      { price: '121,00\u00a0Kč', called: 's\u00a0DPH', beside: '100,00\u00a0Kč bez DPH' },
    ]);
    expect(prices('business')).toEqual([
      { price: '100,00\u00a0Kč', called: 'bez DPH', beside: '121,00\u00a0Kč s\u00a0DPH' },
    ]);
  });

  it('are drawn in the first thirty lines; further ones are said in words', async () => {
    const { order } = anOrderOfProducts(
      Array.from({ length: 32 }, () => initialConfiguration('OS1')),
      shopByCode('cs'),
    );
    const goods = await orderedGoods(order, catalogues, new Drawings());

    expect(goods.map(({ picture }) => picture !== null)).toEqual(goods.map((_, nth) => nth < 30));
    expect(goods[31]!.details).toEqual(goods[0]!.details);
  });
});
