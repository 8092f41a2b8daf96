import type { Change } from '@fenestra/domain/configuration/change';
import { randomUUID } from 'node:crypto';
import { orderPlaced } from '@fenestra/contracts/events/order';
import { addLines, type CartView, createCart, changeCart } from '@fenestra/contracts/http/cart';
import { changeConfiguration, createConfiguration } from '@fenestra/contracts/http/configuration';
import type { OrderView } from '@fenestra/contracts/http/orders';
import { withdrawFromOrder } from '@fenestra/contracts/http/withdrawals';
import { countedFrom, latestDeliveryDay } from '@fenestra/domain/ordering/delivery-date';
import { addWorkingDays } from '@fenestra/domain/shop/working-days';
import { holidaysOf } from '@fenestra/domain/shop/holidays';
import { shopById, shops } from '@fenestra/domain/shop/shops';
import { emitted } from '@fenestra/testing/events';
import { must } from '@fenestra/testing/must';
import { residents } from '../harness/residents';
import { aCustomer, Pipeline } from './pipeline';

const sill: Change = { kind: 'add-accessory', areas: [], accessory: 751, colour: 'IP-BI' };

describe('an order from stock with accessories', () => {
  let shop: Pipeline;

  beforeAll(async () => {
    shop = await Pipeline.start();
    await shop.setStock(1_000);
  });
  afterAll(() => shop.close());

  async function cartWithSill(shopId: CartView['shopId'], quantity: number): Promise<CartView> {
    const { client } = shop.configuration;
    const started = { shopId, productId: '1001', stock: true };
    const { configurationId } = must(await client.call(createConfiguration, { body: started }));
    must(await client.call(changeConfiguration, { params: { id: configurationId }, body: { shopId, change: sill } }));
    const { cartId } = must(await shop.cart.client.call(createCart, { body: { shopId } }));
    const items = [{ item: { kind: 'configured' as const, configurationId }, quantity }];
    must(await shop.cart.client.call(addLines, { params: { id: cartId }, body: { shopId, items } }));
    const changes = [{ kind: 'delivery' as const, delivery: { kind: 'pickup' as const } }];
    return must(await shop.cart.client.call(changeCart, { params: { id: cartId }, body: { shopId, changes } }));
  }

  async function order(shopId: CartView['shopId'] = 7, quantity = 2): Promise<OrderView> {
    const cart = await cartWithSill(shopId, quantity);
    const { street, city, postcode } = residents[shopById(shopId).code];
    const address = { street, city, postcode: postcode.replace(' ', '') };
    return must(await shop.place(cart, { ...aCustomer(cart, 'cash', 0), address }));
  }

  const lineOf = ({ lines }: OrderView) => {
    const [first] = lines;
    if (first?.line.kind !== 'stock' || !first.line.accessories) throw new Error('the line has no accessories');
    return { ...first.line, accessories: first.line.accessories };
  };

  test.each(shops.map(({ code, id }) => [code, id] as const))(
    'in %s is placed as a stock order with the price of both [STOCK-01, CONST-08]',
    async (_, shopId) => {
      const ordered = await order(shopId);
      const { net, accessories, quantity } = lineOf(ordered);
      const { totals } = ordered.cart;

      expect(accessories.net).toBeGreaterThan(0);
      expect([totals.products, totals.accessories]).toEqual([
        (net - accessories.net) * quantity,
        accessories.net * quantity,
      ]);
      const events = await emitted(shop.orders.db, orderPlaced);
      const placed = events.find(({ orderId }) => orderId === ordered.orderId)!.lines;
      expect(placed).toMatchObject([{ kind: 'stock', product: '1001' }]);
      expect(placed[0]!.priceOfPiece).toContainEqual({ part: 'inner-sill', net: accessories.net });
      expect(placed[0]!.priceOfPiece!.reduce((sum, part) => sum + part.net, 0)).toBe(net);
    },
  );

  test('is promised within 13 working days [CONST-08]', async () => {
    const ordered = await order();
    const cs = shopById(7);
    const counted = countedFrom(ordered, cs);
    expect(latestDeliveryDay(counted, cs)).toBe(addWorkingDays(counted.placedOn, 13, holidaysOf(cs)));
  });

  test('gives the products back without what was made to their size', async () => {
    const ordered = await order();
    const { line, net, accessories } = lineOf(ordered);
    const withdrawn = must(
      await shop.orders.client.call(withdrawFromOrder, {
        params: { token: ordered.token },
        body: { name: 'Jana Nováková', pieces: [{ line, quantity: 2 }] },
        idempotencyKey: randomUUID(),
      }),
    );
    expect(withdrawn.whole).toBe(false);
    const share = (net - accessories.net) / net;
    expect(Math.abs(withdrawn.amount - ordered.total * share)).toBeLessThanOrEqual(1);
  });
});
