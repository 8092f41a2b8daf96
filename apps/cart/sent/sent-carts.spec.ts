import { randomUUID } from 'node:crypto';
import { configuration } from '@fenestra/configuration/service';
import {
  addLines,
  type CartChange,
  type CartView,
  changeCart,
  closeCarts,
  createCart,
  readCart,
} from '@fenestra/contracts/http/cart';
import { createConfiguration } from '@fenestra/contracts/http/configuration';
import { eraseCustomer } from '@fenestra/contracts/http/customers';
import { mergeCart, copyCart, readCartMailRequest, sendCart } from '@fenestra/contracts/http/sent-carts';
import { setStock } from '@fenestra/contracts/http/stock';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { pricing } from '@fenestra/pricing/service';
import { stock } from '@fenestra/stock/service';
import { must } from '@fenestra/testing/must';
import type { TestService } from '@fenestra/testing/start-test-service';
import { startTestServices, type TestServices } from '@fenestra/testing/start-test-services';
import { cart } from '../service';
import { CartMailRequests } from './cart-mail-request.table';
import { PurgeCartMailRequests } from './purge-cart-mail-requests.job';

const days = 86_400;
const letter = {
  name: 'Jana Nováková',
  email: 'jana@example.com',
  note: 'Chata, severní strana.',
  buyer: 'business' as const,
};

describe('sent carts, with the real services around them', () => {
  let around: TestServices<'cart' | 'configuration' | 'pricing' | 'stock'>;
  let own: TestService;

  beforeAll(async () => {
    around = await startTestServices({ pricing, configuration, stock, cart });
    own = around.cart;
  });
  afterAll(() => around.close());

  const call = { body: { shopId: 7 as ShopId } };
  const read = (id: string) => own.client.call(readCart, { params: { id }, query: { shopId: '7' } });
  const change = async (id: string, ...changes: CartChange[]) =>
    must(await own.client.call(changeCart, { params: { id }, body: { shopId: 7, changes } }));
  const copyOf = (id: string, shopId: ShopId = 7) => own.client.call(copyCart, { params: { id }, body: { shopId } });
  const send = (id: string, changeId: string = randomUUID(), to = letter) =>
    own.client.call(sendCart, { params: { id }, body: { shopId: 7, letter: to, changeId } });
  const order = (cartId: string) =>
    own.client.call(closeCarts, { body: { ordered: [{ cartId, orderId: randomUUID() }] } });

  /** A window, foam and tape, with a child guard, to be delivered to Brno. */
  async function filledCart(): Promise<CartView> {
    const wanted = { shopId: 7 as ShopId, productId: 'OS1', stock: false };
    const { configurationId } = must(await around.configuration.client.call(createConfiguration, { body: wanted }));
    const { cartId: id } = must(await own.client.call(createCart, call));
    const items = [
      { item: { kind: 'configured' as const, configurationId }, quantity: 2 },
      { item: { kind: 'accessory' as const, accessory: 801 }, quantity: 3 },
      { item: { kind: 'accessory' as const, accessory: 804 }, quantity: 2.5 },
    ];
    must(await own.client.call(addLines, { params: { id }, body: { shopId: 7, items } }));
    return change(
      id,
      { kind: 'delivery', delivery: { kind: 'delivery', region: 157 } },
      { kind: 'service', service: 'child-guard', wanted: true },
      { kind: 'service', service: 'comfort-delivery', wanted: true },
    );
  }

  describe('a copy', () => {
    it('has all lines, services and the delivery of its cart, and so its sums [CART-26, CART-27, CART-28]', async () => {
      const { cartId, revision: _, ...content } = await filledCart();
      const { cartId: copyId, ...copied } = must(await copyOf(cartId));

      expect(content).toMatchObject({ childGuard: true, comfortDelivery: true, lines: [{ quantity: 2 }, {}, {}] });
      expect(copied).toEqual({ ...content, revision: 1 });
      expect(copyId).toMatch(/^[\w-]{22}$/);
      expect(copyId).not.toBe(cartId);
      expect(must(await read(copyId))).toMatchObject(content);
    });

    it('stays as it is when its cart changes, and leaves that alone when it changes itself [OPEN-Q-56]', async () => {
      const { cartId, lines } = await filledCart();
      const copy = must(await copyOf(cartId));
      await change(cartId, { kind: 'remove', line: lines[0]!.line });
      await change(copy.cartId, { kind: 'delivery', delivery: { kind: 'pickup' } });

      expect(must(await read(copy.cartId)).lines).toEqual(copy.lines);
      expect(must(await read(cartId))).toMatchObject({ delivery: { kind: 'delivery' }, lines: [{}, {}] });
    });

    it('is made of no cart of another shop and of none that was ordered [OPEN-Q-14]', async () => {
      const { cartId } = await filledCart();

      expect(await copyOf(cartId, 6)).toMatchObject({ reason: 'cart-unknown' });
      await order(cartId);
      expect(await copyOf(cartId)).toMatchObject({ reason: 'cart-ordered' });
    });
  });

  describe('a cart that is added to another', () => {
    const add = (id: string, from: string, changeId: string = randomUUID()) =>
      own.client.call(mergeCart, { params: { id }, body: { shopId: 7, from, changeId } });
    const emptyCart = async () => must(await own.client.call(createCart, call)).cartId;

    it('brings its lines beside those that are there, once, and stays as it is [MAIL-09]', async () => {
      const [mine, sent] = [await filledCart(), await filledCart()];
      const changeId = randomUUID();
      must(await add(mine.cartId, sent.cartId, changeId));
      const { lines, childGuard } = must(await add(mine.cartId, sent.cartId, changeId));

      expect(lines.map(({ kind, quantity }) => [kind, quantity])).toEqual([
        ['configured', 2],
        ['accessory', 6],
        ['accessory', 5],
        ['configured', 2],
      ]);
      expect(new Set(lines.map(({ line }) => line)).size).toBe(4);
      expect(childGuard).toBe(true);
      expect(must(await read(sent.cartId)).lines).toEqual(sent.lines);
    });

    it('leaves behind what is sold out, and switches the technical control on [MAIL-10] [SERV-03]', async () => {
      await around.stock.client.call(setStock, { params: { product: '1005' }, body: { pieces: 2 } });
      const { cartId } = await filledCart();
      const items = [{ item: { kind: 'stock' as const, product: 1005 }, quantity: 2 }];
      must(await own.client.call(addLines, { params: { id: cartId }, body: { shopId: 7, items } }));
      await around.stock.client.call(setStock, { params: { product: '1005' }, body: { pieces: 0 } });

      const { lines, technicalControl } = must(await add(await emptyCart(), cartId));
      expect(lines.map(({ kind }) => kind)).toEqual(['configured', 'accessory', 'accessory']);
      expect(technicalControl).toBe(true);
    });

    it('brings as many pieces as there are beside those that are here, line by line [MAIL-10] [CART-33]', async () => {
      const pieces = (count: number) =>
        around.stock.client.call(setStock, { params: { product: '1006' }, body: { pieces: count } });
      const put = (id: string, quantity: number) => {
        const items = [{ item: { kind: 'stock' as const, product: 1006 }, quantity }];
        return own.client.call(addLines, { params: { id }, body: { shopId: 7, items } });
      };
      await pieces(6);
      const { cartId: sent } = await filledCart();
      must(await put(sent, 4));
      const mine = await emptyCart();
      must(await put(mine, 3));
      const added = async () => must(await add(mine, sent)).lines.map(({ kind, quantity }) => ({ kind, quantity }));

      const rest = [{ kind: 'configured' }, { kind: 'accessory' }, { kind: 'accessory' }];
      expect(await added()).toMatchObject([{ kind: 'stock', quantity: 6 }, ...rest]);
      await pieces(5); // fewer than are here already
      expect(await added()).toMatchObject([{ kind: 'stock', quantity: 6 }, ...rest, { kind: 'configured' }]);
    });

    it('is no unknown cart and none that was ordered', async () => {
      const { cartId } = await filledCart();
      await order(cartId);

      expect(await add(await emptyCart(), cartId)).toMatchObject({ reason: 'cart-ordered' });
      expect(await add(await emptyCart(), 'A'.repeat(22))).toMatchObject({ reason: 'cart-unknown' });
    });
  });

  describe('a letter', () => {
    const events = () =>
      own.db.query<object[]>(`SELECT type, data FROM outbox UNION ALL SELECT type, data FROM outbox_sent`);
    const newestId = async () =>
      (await own.db.query<{ id: string }[]>('SELECT id FROM cart_letter ORDER BY id DESC LIMIT 1'))[0]!.id;
    const readLetter = (id: string) => own.client.call(readCartMailRequest, { params: { id } });

    it('is written once for one request, however often that comes [MAIL-06]', async () => {
      const { cartId } = await filledCart();
      const before = (await events()).length;
      const changeId = randomUUID();
      expect(must(await send(cartId, changeId))).toEqual({ isNew: true });
      expect(must(await send(cartId, changeId))).toEqual({ isNew: false });

      expect((await events()).length).toBe(before + 1);
    });

    it('tells name, note, how prices are read and the cart to the mail, and nothing of them to the event', async () => {
      const { cartId, available: _, removed: _removed, priceChanges: _prices, ...content } = await filledCart();
      must(await send(cartId));

      expect(must(await readLetter(await newestId()))).toEqual({
        letter,
        sentOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        cart: { cartId, ...content },
      });
      const told = JSON.stringify(await events());
      for (const secret of [letter.name, letter.email, letter.note, cartId]) expect(told).not.toContain(secret);
    });

    it('goes with no empty cart, and with none that was ordered [MAIL-06, OPEN-Q-109]', async () => {
      const { cartId: empty } = must(await own.client.call(createCart, call));
      const { cartId: ordered } = await filledCart();
      await order(ordered);

      expect(await send(empty)).toMatchObject({ reason: 'cart-empty' });
      expect(await send(ordered)).toMatchObject({ reason: 'cart-ordered' });
      expect(await send('A'.repeat(22))).toMatchObject({ reason: 'cart-unknown' });
    });

    it('is erased at once for the person who asks for it, and forgotten after a week', async () => {
      const { cartId } = await filledCart();
      must(await send(cartId, undefined, { ...letter, email: 'Gone@example.com' }));
      const erased = await newestId();
      const body = { email: 'gone@example.com', orderIds: [], marks: [] };
      expect(must(await own.client.call(eraseCustomer, { body })).erased).toMatchObject({ cartLetters: 1 });
      expect((await readLetter(erased)).ok).toBe(false);

      must(await send(cartId));
      const old = await newestId();
      own.clock.passSeconds(8 * days);
      await new PurgeCartMailRequests(new CartMailRequests(own.db, own.clock), own.clock, { LETTER_DAYS: 7 }).perform();
      expect((await readLetter(old)).ok).toBe(false);
    });
  });
});
