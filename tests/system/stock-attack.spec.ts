import { randomUUID } from 'node:crypto';
import { addLines, changeCart, createCart } from '@fenestra/contracts/http/cart';
import { createConfiguration } from '@fenestra/contracts/http/configuration';
import { answerMail, type OrderView, readOrderSnapshots } from '@fenestra/contracts/http/orders';
import { recordTransfer } from '@fenestra/contracts/http/payments';
import { readAvailability, setStock } from '@fenestra/contracts/http/stock';
import { must } from '@fenestra/testing/must';
import { eventually } from '@fenestra/testing/time';
import { aCustomer, Pipeline } from './pipeline';
import { releaseExpired } from './release-expired';

const products = [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008];
const shopId = 7;
let called = 0;
const phone = (): string => `602 555 ${100 + called++}`;

/** One visitor without a name tries to take all that the shop has, with one unpaid order. */
describe('nobody takes the stock without paying', () => {
  let shop: Pipeline;
  beforeAll(async () => {
    shop = await Pipeline.start({});
  });
  afterAll(() => shop.close());

  async function free(): Promise<Map<number, number>> {
    const levels = must(await shop.stock.client.call(readAvailability, { body: { products } }));
    return new Map(levels.map((level) => [level.product, level.free]));
  }
  const put = (cartId: string, product: number, quantity: number) =>
    shop.cart.client.call(addLines, {
      params: { id: cartId },
      body: { shopId, items: [{ item: { kind: 'stock', product }, quantity }] },
    });

  async function cartOfAll(pieces: (product: number) => number) {
    const { cartId } = must(await shop.cart.client.call(createCart, { body: { shopId } }));
    for (const product of products) if (pieces(product) > 0) must(await put(cartId, product, pieces(product)));
    const changes = [{ kind: 'delivery', delivery: { kind: 'pickup' } } as const];
    return must(await shop.cart.client.call(changeCart, { params: { id: cartId }, body: { shopId, changes } }));
  }
  const taken = async (before: Map<number, number>): Promise<number[]> => {
    const now = await free();
    return products.map((product) => before.get(product)! - now.get(product)!);
  };
  const sum = (pieces: readonly number[]): number => pieces.reduce((all, each) => all + each, 0);

  it('refuses 999 pieces of each product, with the number that there is, with a window beside them and without [CART-33]', async () => {
    const { configurationId } = must(
      await shop.configuration.client.call(createConfiguration, { body: { shopId, productId: 'OS1', stock: false } }),
    );
    const items = [{ item: { kind: 'configured', configurationId } as const, quantity: 1 }];
    const { cartId, lines } = must(await shop.cart.client.call(createCart, { body: { shopId, items } }));
    const available = await free();
    const refused = products.map((product) => ({
      ...{ ok: false, reason: 'quantity-refused' },
      details: { product, available: available.get(product) },
    }));
    const putAll = () => Promise.all(products.map((product) => put(cartId, product, 999)));

    expect(await putAll()).toEqual(refused);
    const changes = [{ kind: 'remove', line: lines[0]!.line } as const];
    expect(
      must(await shop.cart.client.call(changeCart, { params: { id: cartId }, body: { shopId, changes } })).lines,
    ).toEqual([]);
    expect(await putAll()).toEqual(refused);
  });

  it('holds a bounded part of what one contact orders, for a day; who pays gets all that is there', async () => {
    const before = await free();
    const all = await cartOfAll((product) => before.get(product)!);
    const customer = aCustomer(all, 'transfer', 1, `${randomUUID()}@example.test`);
    const order = must(await shop.place(all, customer));
    await eventually(async () => expect(await shop.read(order.token)).toMatchObject({ saga: 'payment_pending' }));

    const held = await taken(before);
    expect(sum(held)).toBe(60);
    expect(Math.max(...held)).toBe(10);
    const told = await shop.read(order.token);
    expect(sum(told.lines.map(({ unheld = 0 }) => unheld))).toBe(sum([...before.values()]) - 60);

    const again = await cartOfAll((product) => Math.min(5, before.get(product)! - 10));
    const email = customer.email.replace('@', '+again@').toUpperCase();
    const second = must(await shop.place(again, { ...aCustomer(again, 'transfer', 1, email), phone: '602 333 444' }));
    await eventually(async () => expect(await shop.read(second.token)).toMatchObject({ saga: 'payment_pending' }));
    expect(await taken(before)).toEqual(held);

    shop.clock.passMinutes(24 * 60);
    await releaseExpired(shop.stock);
    expect(await free()).toEqual(before);
    await eventually(async () =>
      expect(await shop.read(order.token)).toMatchObject({ saga: 'payment_pending', goodsReleased: true }),
    );
    const body = { amount: order.dueNow };
    must(
      await shop.payments.client.call(recordTransfer, {
        params: { orderId: order.orderId },
        body,
        idempotencyKey: order.orderId,
      }),
    );
    await eventually(async () => {
      expect([...(await free()).values()]).toEqual(products.map(() => 0));
      expect((await shop.read(order.token)).lines.every(({ backOrdered }) => backOrdered === 0)).toBe(true);
    });
  });

  describe('an order by cash', () => {
    beforeAll(async () => {
      for (const product of products)
        must(await shop.stock.client.call(setStock, { params: { product: String(product) }, body: { pieces: 100 } }));
    });

    async function place(pieces: (product: number) => number): Promise<OrderView> {
      const cart = await cartOfAll(pieces);
      const stranger = `${randomUUID()}@example.test`;
      const order = must(await shop.place(cart, { ...aCustomer(cart, 'cash', 0, stranger), phone: phone() }));
      await eventually(async () => expect(await shop.read(order.token)).toMatchObject({ saga: 'confirmed' }));
      return order;
    }
    async function dayIsOver(order: OrderView): Promise<void> {
      shop.clock.passMinutes(24 * 60);
      await eventually(async () => {
        await releaseExpired(shop.stock);
        expect(await shop.read(order.token)).toMatchObject({ saga: 'confirmed', goodsReleased: true });
      });
    }
    async function openMail({ orderId, token }: OrderView): Promise<OrderView> {
      const [mailed] = must(await shop.orders.client.call(readOrderSnapshots, { query: { ids: orderId } })).orders;
      must(await shop.orders.client.call(answerMail, { params: { token }, body: { mailKey: mailed!.mailKey! } }));
      return shop.read(token);
    }

    test('with an invented contact loses all that it holds after a day and is preliminary', async () => {
      const before = await free();
      const order = await place((product) => (product <= 1006 ? 40 : 0));
      expect(order.kind).toBe('preliminary');
      expect(sum(await taken(before))).toBe(60);

      await dayIsOver(order);
      expect(await free()).toEqual(before);
    });

    test('gets what is still available by the link of its mail, and shows what is not', async () => {
      const before = await free();
      const order = await place((product) => (product <= 1002 ? 4 : 0));
      expect(order.kind).toBe('binding');
      await dayIsOver(order);
      await shop.stock.db.query('UPDATE stock_level SET on_hand = reserved + 1 WHERE product = 1001');

      const opened = await openMail(order);
      expect(opened).not.toHaveProperty('goodsReleased');
      expect(opened.lines.map(({ backOrdered }) => backOrdered)).toEqual([3, 0]);
      await eventually(async () => expect((await free()).get(1002)).toBe(before.get(1002)! - 4));
      shop.clock.passMinutes(30 * 24 * 60);
      await releaseExpired(shop.stock);
      expect((await free()).get(1002)).toBe(before.get(1002)! - 4);
    });
  });
});
