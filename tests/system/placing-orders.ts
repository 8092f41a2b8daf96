import { randomUUID } from 'node:crypto';
import { eventually } from '@fenestra/testing/time';
import type { RunningShop } from '../harness/running-shop';
import { type Json, Shopper } from '../harness/shopper';

type Sums = {
  cena_po_sleve: number;
  dph: number;
  cena_sdph: number;
  mena: string;
  ceny: { ceny_vyrobek: number; ceny_doprava: number };
};

const cents = (amount: number): number => Math.round(amount * 100);

/** Orders by the public protocol, as foreign storefronts and impatient shoppers send them. */
export function placingOrders(shopOf: () => RunningShop): void {
  describe('placing orders', () => {
    let shopper: Shopper;

    beforeAll(() => {
      shopper = new Shopper(shopOf().url);
    });
    afterAll(() => shopper.close());

    const sumsOf = async (cart: string, by = shopper): Promise<Sums> =>
      ((await by.cart('getCart', cart)).body as { kosik_data: Sums }).kosik_data;

    async function madeToMeasure(): Promise<string> {
      const cart = await shopper.addConfigured(await shopper.newConfiguration('OS1'));
      await shopper.addStock(cart, 1007, 2);
      await shopper.deliverTo(cart, 101);
      return cart;
    }

    it('adds up: goods, delivery, VAT of 21 %, 30 % now and the rest later [OPEN-Q-66]', async () => {
      const cart = await madeToMeasure();
      const { ceny, ...sums } = await sumsOf(cart);
      const net = cents(ceny.ceny_vyrobek) + cents(ceny.ceny_doprava);
      const gross = Math.round(net * 1.21);
      expect(ceny.ceny_vyrobek).toBe(4_920 + 2 * 4_690); // price list and stock list
      expect([cents(sums.cena_po_sleve), cents(sums.dph), cents(sums.cena_sdph)]).toEqual([net, gross - net, gross]);

      const { body } = await shopper.order(cart, 'prevodem_0.3', 0.3);
      const now = Math.round(gross * 0.3);
      expect(body).toMatchObject({ Err: 0, kind: 'preliminary', payment_state: 'pending', currency: 'CZK' });
      expect(
        [body['total'], body['due_now'], body['due_later'], body['paid']].map((sum) => cents(sum as number)),
      ).toEqual([gross, now, gross - now, 0]);
    });

    it.each([
      ['chosen in the cart', { serviceId: 23595 }, false],
      ['said with the order', null, true],
      ['chosen nowhere', null, false],
    ])('keeps the child safety with the order: %s [OPEN-Q-69]', async (_, service, childGuard) => {
      const cart = await madeToMeasure();
      if (service) await shopper.cart('addService', cart, service);
      const { body } = await shopper.order(cart, 'prevodem_1', 1, { childGuard });
      const services = body['sluzby'] as { sluzbaID: number }[];

      expect(services.some(({ sluzbaID }) => sluzbaID === 23595)).toBe(service !== null || childGuard);
    });

    it('a product goes into the cart that the header names, without it into a new one [ERP-01] [ERP-02] [OPEN-Q-87]', async () => {
      const add = async (cart: string) => {
        const products = [{ cenikCode: 'OS1', configurationId: await shopper.newConfiguration('OS1') }];
        const { body } = await shopper.post('/api/v1/cart/add', { products }, { 'x-cart-id': cart });
        return body as { id: string; items: unknown[] };
      };
      const first = await add('');
      const second = await add(first.id);

      expect([first.items.length, second.id, second.items.length]).toEqual([1, first.id, 2]);
      expect((await add('')).id).not.toBe(first.id);
    });

    it('takes off 2 % where a binding order is paid in full [OPEN-Q-66, OPEN-Q-74]', async () => {
      const cart = await madeToMeasure();
      await shopper.cart('dropService', cart, { serviceId: 23582 });
      const gross = cents((await sumsOf(cart)).cena_sdph);
      const { body } = await shopper.order(cart, 'prevodem_1', 1);

      expect(body).toMatchObject({ Err: 0, kind: 'binding' });
      expect(cents(body['due_now'] as number)).toBe(gross - Math.round(gross * 0.02));
      expect(body['due_later']).toBe(0);
    });

    it('answers a repeat with the same order, other data with that order and Err 15, a change with Err 30 [OPEN-Q-75]', async () => {
      const cart = await madeToMeasure();
      const data = { platbaID: 'prevodem_0.3', zaloha: Math.round(cents((await sumsOf(cart)).cena_sdph) * 0.3) / 100 };
      const first = (await shopper.sendOrder(cart, data)).body;
      const again = (await shopper.sendOrder(cart, data)).body;
      const otherwise = (await shopper.sendOrder(cart, { ...data, jmeno: 'Eva' })).body;

      expect(first['Err']).toBe(0);
      expect(again).toMatchObject({ Err: 0, token: first['token'], objednavkaCislo: first['objednavkaCislo'] });
      expect(otherwise).toMatchObject({ Err: 15, objednavkaCislo: first['objednavkaCislo'] });
      await eventually(async () => expect((await shopper.addStock(cart)).body['Err']).toBe(30));
    });

    it('makes one order of one cart, also when twenty ask at once', async () => {
      const cart = await madeToMeasure();
      const data = { platbaID: 'prevodem_0.3', zaloha: Math.round(cents((await sumsOf(cart)).cena_sdph) * 0.3) / 100 };
      const key = randomUUID();
      const asked = Array.from({ length: 20 }, (_, nth) => shopper.sendOrder(cart, data, nth % 2 ? key : randomUUID()));
      const answers = (await Promise.all(asked)).map(({ body }) => body);

      expect(new Set(answers.flatMap(({ token }) => (token ? [token] : []))).size).toBe(1);
      expect((await shopper.sendOrder(cart, data)).body).toMatchObject({ Err: 0 });
    });

    it('sells the last pieces once; what is missing is back-ordered and said [OPEN-Q-78, WIRE-46]', async () => {
      const carts = await Promise.all([shopper.newCart(), shopper.newCart()]);
      for (const cart of carts) {
        await shopper.addStock(cart, 1006, 6); // of 8
        await shopper.pickUp(cart);
      }
      const orders = await Promise.all(carts.map((cart) => shopper.order(cart, 'prevodem_1', 1)));
      expect(orders.map(({ body }) => body['Err'])).toEqual([0, 0]);
      await eventually(async () => {
        const told = await Promise.all(orders.map(({ body }) => shopper.get(`/api/order/${body['token'] as string}`)));
        const missing = told.map(({ body }) => (body['items'] as { backordered: number }[])[0]!.backordered);
        expect(missing.toSorted((a, b) => a - b)).toEqual([0, 4]);
      });
      const { body } = await shopper.post('/conf/api/dist/checkStock.php', { products: [{ id: '1006', quantity: 1 }] });
      expect(body).toMatchObject({ lessProducts: [{ quantity: 1, available: 0 }] });
      const report = { less_products: body['lessProducts'], recap_data: {} };
      expect((await shopper.post('/conf/api/dist/checkStock.php', report)).status).toBe(200);
    });

    it.each([
      { host: 'de.localhost', shopId: 9, currency: 'EUR', smallest: 1, vat: 1.19 },
      { host: 'hu.localhost', shopId: 10, currency: 'HUF', smallest: 100, vat: 1.27 },
    ])('sells in $currency by the host alone ($host)', async ({ host, shopId, currency, smallest, vat }) => {
      const abroad = new Shopper(shopOf().url, host, shopId);
      try {
        const cart = await abroad.newCart();
        await abroad.addStock(cart, 1007);
        await abroad.pickUp(cart);
        const { mena, cena_po_sleve, cena_sdph } = await sumsOf(cart, abroad);
        expect(mena).toBe(currency);
        expect(Math.abs(cents(cena_sdph) - cents(cena_po_sleve) * vat)).toBeLessThanOrEqual(smallest);
        expect(cents(cena_sdph) % smallest).toBe(0);
      } finally {
        await abroad.close();
      }
    });

    it('is the Czech shop for hosts that it does not know', async () => {
      const stranger = new Shopper(shopOf().url, 'shop.example');
      try {
        const cart = await stranger.newCart();
        await stranger.addStock(cart, 1007);
        expect((await sumsOf(cart, stranger)).mena).toBe('CZK');
      } finally {
        await stranger.close();
      }
    });

    it.each([
      ['a deposit that nobody offered [OPEN-Q-66]', { platbaID: 'prevodem_0.3', zaloha: 1 }, 15],
      ['a card before the technical control [OPEN-Q-64]', { platbaID: 'gopay_1', zaloha: 1 }, 15],
      ['a payment that does not exist [OPEN-Q-114]', { platbaID: 'zlatem', zaloha: 0 }, 15],
    ])('refuses %s', async (_, data, err) => {
      const { body }: { body: Json } = await shopper.sendOrder(await madeToMeasure(), data);
      expect(body['Err']).toBe(err);
    });
  });
}
