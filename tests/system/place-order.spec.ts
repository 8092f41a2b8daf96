import { randomUUID } from 'node:crypto';
import { orderConfirmed, orderPlaced } from '@fenestra/contracts/events/order';
import { stockReserved } from '@fenestra/contracts/events/reservation';
import { type CartView, readCart } from '@fenestra/contracts/http/cart';
import { readFeed } from '@fenestra/contracts/http/order-feed';
import { readOrderSnapshot, answerMail, readOrderSnapshots } from '@fenestra/contracts/http/orders';
import { recordTransfer } from '@fenestra/contracts/http/payments';
import { emitted } from '@fenestra/testing/events';
import { must } from '@fenestra/testing/must';
import { eventually } from '@fenestra/testing/time';
import { repeatSequentially } from '@fenestra/testing/repeat-sequentially';
import { unbound } from '../harness/unbound';
import { aCustomer, Pipeline } from './pipeline';

const foam = 801;

type Inbox = { id: string; subject: string; to: string[] }[];

describe('an order on its way through the services', () => {
  let shop: Pipeline;

  beforeAll(async () => {
    shop = await Pipeline.start();
  });
  beforeEach(() => shop.setStock(1_000));
  afterAll(() => shop.close());

  const inbox = async (to: string): Promise<Inbox> =>
    (await fetch(`${shop.sandbox.http}/inbox/messages?to=${encodeURIComponent(to)}`)).json() as Promise<Inbox>;
  const part = async (id: string, kind: string): Promise<string> =>
    (await fetch(`${shop.sandbox.http}/inbox/messages/${id}.${kind}`)).text();
  /** Mails are due a moment after their order: lets it pass, until nothing is left to send. */
  const untilMailsAreOut = (): Promise<void> =>
    eventually(async () => {
      shop.clock.passMinutes(0.01);
      const orders = await shop.orders.db.query<unknown[]>('SELECT FROM orders');
      const mails = await shop.notifications.db.query<unknown[]>(
        `SELECT FROM mail WHERE kind = 'confirmation' AND check_at IS NULL`,
      );
      expect(mails).toHaveLength(orders.length);
    });
  const count = async (table: string, column: string, value: string): Promise<number> =>
    (await shop.orders.db.query<unknown[]>(`SELECT FROM ${table} WHERE ${column} = $1`, [value])).length;

  it('made to measure with technical control: preliminary, 30 % by transfer, stock and mail follow [SHOP-11, OPEN-Q-66, OPEN-Q-74]', async () => {
    const cart = await shop.fillCart({ made: true });
    const order = must(await shop.place(cart, aCustomer(cart, 'transfer', 0.3)));

    expect(order).toMatchObject({ kind: 'preliminary', payment: 'pending', method: 'transfer' });
    expect(order.dueNow).toBe(Math.round(cart.totals.gross * 0.3));
    expect(order.dueNow + order.dueLater).toBe(cart.totals.gross);
    expect(order.transfer!.variableSymbol).toBe(order.number.replace('/', '').slice(-10));
    await eventually(async () =>
      expect(await shop.read(order.token)).toMatchObject({ saga: 'payment_pending', restPayment: 'cash_on_delivery' }),
    );
  });

  it('goes on when the transfer has come, and counts each credit once', async () => {
    const order = await shop.order({ made: true }, 'transfer', 0.3);
    await eventually(async () => expect(await shop.read(order.token)).toMatchObject({ saga: 'payment_pending' }));
    const credit = async (idempotencyKey: string, amount: number) =>
      shop.payments.client.call(recordTransfer, {
        params: { orderId: order.orderId },
        body: { amount },
        idempotencyKey,
      });
    await eventually(async () =>
      expect(await credit(`${order.orderId}-1`, order.dueNow - 1)).toMatchObject({ ok: true }),
    );
    await credit(`${order.orderId}-1`, order.dueNow - 1);
    expect(await shop.read(order.token)).toMatchObject({ payment: 'pending' });

    await credit(`${order.orderId}-2`, 1);
    await eventually(async () =>
      expect(await shop.read(order.token)).toMatchObject({ saga: 'confirmed', payment: 'paid', paid: order.dueNow }),
    );
  });

  it('takes 2 % off what is made to measure and paid in full, and asks the gateway for exactly that [OPEN-Q-66]', async () => {
    const cart = await shop.fillCart({ made: true, control: false });
    const { token } = must(await shop.place(cart, aCustomer(cart, 'card')));
    await eventually(async () =>
      expect(await shop.read(token)).toMatchObject({ saga: 'payment_pending', gateway: { status: 'CREATED' } }),
    );

    const order = await shop.read(token);
    expect(order.kind).toBe('binding');
    expect(order.total).toBe(cart.totals.gross - Math.round(cart.totals.gross * 0.02));
    const sessions = (await (await fetch(`${shop.sandbox.http}/__sandbox/gopay/payments`)).json()) as object[];
    expect(sessions).toContainEqual(
      expect.objectContaining({ amount: order.total, order_number: order.number.replace('/', '') }),
    );
  });

  test('stock goods against cash are sold when the mail is answered, without asking for money [OPEN-Q-63]', async () => {
    const order = await shop.order({ stockPieces: 2 }, 'cash', 0);

    expect(order).toMatchObject({ kind: 'binding', payment: 'none', dueNow: 0, dueLater: order.total });
    await eventually(async () => expect(await shop.read(order.token)).toMatchObject({ saga: 'confirmed' }));
    const [mailed] = must(await shop.orders.client.call(readOrderSnapshots, { query: { ids: order.orderId } })).orders;
    const body = { mailKey: mailed!.mailKey! };
    must(await shop.orders.client.call(answerMail, { params: { token: order.token }, body }));
    await eventually(async () =>
      expect(await shop.stock.db.query('SELECT state FROM reservation WHERE order_id = $1', [order.orderId])).toEqual([
        { state: 'sold' },
      ]),
    );
  });

  it('back-orders what stock lacks and says so on recap and mail [OPEN-Q-78]', async () => {
    const cart = await shop.fillCart({ stockPieces: 5 });
    await shop.stock.db.query('UPDATE stock_level SET on_hand = reserved + 3 WHERE product = 1001');
    const customer = aCustomer(cart, 'transfer');
    const order = must(await shop.place(cart, customer));

    await eventually(async () => expect((await shop.read(order.token)).lines).toMatchObject([{ backOrdered: 2 }]));
    await untilMailsAreOut();
    expect(await inbox(customer.email)).toHaveLength(1);
    const [mail] = await inbox(customer.email);
    expect(unbound(await part(mail!.id, 'txt'))).toContain('2 kusy teď nejsou skladem');
  });

  it('sends one confirmation with drawing, exact amounts, transfer instructions and a link of the shop [OPEN-Q-77]', async () => {
    const cart = await shop.fillCart({ made: true });
    const customer = aCustomer(cart, 'transfer', 0.3);
    const order = must(await shop.place(cart, customer));
    await untilMailsAreOut();
    expect(await inbox(customer.email)).toHaveLength(1);

    const [mail] = await inbox(customer.email);
    expect(mail!.subject).toBe(`Vaše objednávka ${order.number}`);
    const text = await part(mail!.id, 'txt');
    const amount = (minor: number): string => new RegExp(`(\\d[\\d\\s]*,\\d\\d)`).exec(czk(minor))![1]!;
    expect(text).toContain('Nejpozději následující pracovní den vám zavoláme');
    for (const minor of [order.dueNow, order.dueLater, order.total]) expect(text).toContain(amount(minor));
    expect(text).toContain(order.transfer!.variableSymbol);
    expect(text).toMatch(
      new RegExp(`^Zobrazit objednávku: http://127\\.0\\.0\\.1:\\d+/conf/#/objednavka/\\?o=${order.token}$`, 'm'),
    );
    expect(await part(mail!.id, 'html')).toContain('data:image/png;base64,');
    const source = await part(mail!.id, 'eml');
    expect(source).toMatch(/^Message-ID: <[0-9a-f-]{36}@127\.0\.0\.1>\r?$/m);
    expect(source).toContain('Auto-Submitted: auto-generated');
  });

  it('names an accessory in the confirmation [OPEN-Q-77]', async () => {
    const cart = await shop.fillCart({ stockPieces: 1, accessory: foam });
    const customer = aCustomer(cart, 'transfer');
    must(await shop.place(cart, customer));
    await untilMailsAreOut();

    const [mail] = await inbox(customer.email);
    expect((await part(mail!.id, 'txt')).replaceAll('\u00a0', ' ')).toContain(
      '2 × Montážní pěna PUR pistolová 750 ml: ',
    );
  });

  it.each([
    ['greylists', { target: 'smtp.recipient', kind: 'fail', code: 451, times: 2 }],
    ['takes no connection', { target: 'smtp.connect', kind: 'fail', code: 421, times: 2 }],
    ['has another password', { target: 'smtp.login', kind: 'fail', code: 535, times: 1 }],
  ])('sends the confirmation when the mail server %s at first', async (_, fault) => {
    await untilMailsAreOut(); // of earlier tests: the fault is for this one
    await shop.control('faults', fault);
    const cart = await shop.fillCart({ stockPieces: 1 });
    const customer = aCustomer(cart, 'transfer');
    must(await shop.place(cart, customer));

    await eventually(async () => {
      shop.clock.passMinutes(0.2);
      expect(await inbox(customer.email)).toHaveLength(1);
    });
    await fetch(`${shop.sandbox.http}/__sandbox/faults`, { method: 'DELETE' });
  });

  it('gives a mail up that the mail server will never take, without telling the address to anyone', async () => {
    await untilMailsAreOut(); // of earlier tests: the fault is for this one
    const cart = await shop.fillCart({ stockPieces: 1 });
    const customer = aCustomer(cart, 'transfer');
    await shop.control('faults', { target: 'smtp.recipient', kind: 'fail', code: 550, recipient: customer.email });
    const order = must(await shop.place(cart, customer));

    await eventually(async () => {
      shop.clock.passMinutes(0.01);
      expect(
        await shop.notifications.db.query(
          `SELECT state, check_at FROM mail WHERE kind = 'confirmation' AND order_id = $1`,
          [order.orderId],
        ),
      ).toEqual([{ state: 'refused', check_at: null }]);
    });
  });

  it('sends a mail whose taking was not confirmed again under the same Message-ID', async () => {
    await untilMailsAreOut(); // of earlier tests: the fault is for this one
    await shop.control('faults', { target: 'smtp.data', kind: 'lose', times: 1 });
    const cart = await shop.fillCart({ stockPieces: 1 });
    const customer = aCustomer(cart, 'transfer');
    must(await shop.place(cart, customer));

    await eventually(async () => {
      shop.clock.passMinutes(0.2);
      expect(await inbox(customer.email)).toHaveLength(2);
    });
    const sources = await Promise.all((await inbox(customer.email)).map(({ id }) => part(id, 'eml')));
    const [first, second] = sources.map((source) => /^Message-ID: (.*)$/m.exec(source)![1]);
    expect(first).toBe(second);
  });

  test('the events of an order contain no personal data', async () => {
    const order = await shop.order({ made: true }, 'transfer');
    await eventually(async () => expect(await shop.read(order.token)).toMatchObject({ saga: 'payment_pending' }));

    for (const { db } of [shop.orders, shop.payments, shop.stock, shop.notifications]) {
      const events = await db.query('SELECT data, headers::text FROM outbox_sent');
      expect(JSON.stringify(events)).not.toMatch(/Nov[aá]|Lidick|601222333|@example/);
    }
  });

  describe('while nothing is heard of it', () => {
    /** Holds back what orders emits. */
    const withoutEvents = (test: () => Promise<void>) => () =>
      shop.orders.db.transaction(async (tx) => {
        await tx.query('SELECT FROM outbox_lane FOR UPDATE');
        await test();
      });
    const read = ({ cartId }: CartView) =>
      shop.cart.client.call(readCart, { params: { id: cartId }, query: { shopId: '7' } });

    it(
      'has closed its cart when it is acknowledged [OPEN-Q-75, OPEN-Q-109]',
      withoutEvents(async () => {
        const cart = await shop.fillCart({ made: true });
        must(await shop.place(cart, aCustomer(cart, 'transfer')));

        expect(await read(cart)).toMatchObject({ ok: false, reason: 'cart-ordered' });
      }),
    );

    it(
      'is acknowledged even if its cart does not close, and closes it when it answers again',
      withoutEvents(async () => {
        const cart = await shop.fillCart({ made: true });
        const customer = aCustomer(cart, 'transfer');
        await shop.cart.db.query(
          `CREATE FUNCTION refuse() RETURNS trigger AS 'BEGIN RAISE ''not now''; END' LANGUAGE plpgsql`,
        );
        await shop.cart.db.query('CREATE TRIGGER refuse BEFORE UPDATE OF order_id ON cart EXECUTE FUNCTION refuse()');
        const { token } = must(await shop.place(cart, customer));
        expect(await read(cart)).toMatchObject({ ok: true });

        await shop.cart.db.query('DROP FUNCTION refuse CASCADE');
        expect(must(await shop.place(cart, customer)).token).toBe(token);
        expect(await read(cart)).toMatchObject({ ok: false, reason: 'cart-ordered' });
      }),
    );
  });

  describe('asked again', () => {
    it('makes one order of one cart, however many ask at once and under whatever keys [OPEN-Q-75]', async () => {
      const cart = await shop.fillCart({ made: true });
      const data = aCustomer(cart, 'transfer', 0.3);
      const key = randomUUID();
      const asked = Array.from({ length: 20 }, (_, nth) => shop.place(cart, data, nth % 2 ? key : randomUUID()));
      const answers = (await Promise.all(asked)).filter((answer) => answer.ok || answer.reason !== 'cart-busy');

      const tokens = new Set(answers.map((answer) => must(answer).token));
      expect(tokens.size).toBe(1);
      expect(answers.filter((answer) => must(answer).isNew)).toHaveLength(1); // it has one confirmation
      expect(await count('orders', 'cart_id', cart.cartId)).toBe(1);
      expect((await emitted(shop.orders.db, orderPlaced)).filter(({ cartId }) => cartId === cart.cartId)).toHaveLength(
        1,
      );
    });

    it('answers the same data with the same order, other data with that order and a refusal [OPEN-Q-75]', async () => {
      const cart = await shop.fillCart({ made: true });
      const data = aCustomer(cart, 'transfer', 0.3);
      const first = must(await shop.place(cart, data));
      await eventually(async () => expect(await shop.read(first.token)).toMatchObject({ saga: 'payment_pending' }));

      expect(first.isNew).toBe(true);
      expect(must(await shop.place(cart, data))).toMatchObject({ token: first.token, isNew: false });
      expect(await shop.place(cart, { ...data, note: 'zvonek nefunguje' })).toMatchObject({
        ok: false,
        reason: 'ordered-otherwise',
        details: { order: { token: first.token, number: first.number }, sameKey: false },
      });
      expect(await shop.place(cart, { ...data, email: '@' })).toMatchObject({ reason: 'ordered-otherwise' });
    });

    it('refuses a key that has made another order', async () => {
      const [one, other] = [await shop.fillCart({ made: true }), await shop.fillCart({ made: true })];
      const key = randomUUID();
      must(await shop.place(one, aCustomer(one, 'transfer'), key));

      expect(await shop.place(other, aCustomer(other, 'transfer'), key)).toMatchObject({
        reason: 'idempotency-mismatch',
      });
      must(await shop.place(other, aCustomer(other, 'transfer')));
    });
  });

  it.each([
    ['a wrong e-mail [CUST-22]', { email: 'jana@' }, 'order-data-refused'],
    ['no consent [CUST-06]', { acceptsTerms: false }, 'order-data-refused'],
    [
      'a payment that the cart does not offer [OPEN-Q-114]',
      { payment: { method: 'cash', share: 0 } },
      'payment-refused',
    ],
    ['a card before the technical control [OPEN-Q-64]', { payment: { method: 'card', share: 1 } }, 'payment-refused'],
    ['another deposit [OPEN-Q-66]', { deposit: 1 }, 'deposit-refused'],
  ] as const)('refuses %s, and the cart can be ordered afterwards', async (_, wrong, reason) => {
    const cart = await shop.fillCart({ made: true });
    const data = aCustomer(cart, 'transfer');

    expect(await shop.place(cart, { ...data, ...wrong })).toMatchObject({ ok: false, reason });
    must(await shop.place(cart, data));
  });

  it('numbers the orders of a shop and year without gaps, refused and doubled ones in between [OPEN-Q-76]', async () => {
    const carts = await repeatSequentially(8, () => shop.fillCart({ stockPieces: 1 }));
    await Promise.all(
      carts.flatMap((cart) => {
        const data = aCustomer(cart, 'transfer');
        const key = randomUUID();
        return [shop.place(cart, data, key), shop.place(cart, data, key)];
      }),
    );

    const rows = await shop.orders.db.query<{ number: string }[]>(
      `SELECT number FROM orders WHERE shop_id = 7 ORDER BY number`,
    );
    expect(rows.map(({ number }) => number)).toEqual(
      rows.map((_, nth) => `2026/07${String(nth + 1).padStart(6, '0')}`),
    );
  });

  it('tells the ERP what happened, in order, by a cursor, and the order in full', async () => {
    const read = async (query: { after?: string; wait?: string; limit?: string }) =>
      must(await shop.orders.client.call(readFeed, { query }));
    const end = async () => {
      let next: string | undefined;
      for (;;) {
        const page = await read({ ...(next && { after: next }), limit: '500' });
        if (page.events.length === 0) return page.next;
        next = page.next;
      }
    };
    await eventually(async () => expect(await shop.orders.db.query('SELECT FROM outbox')).toHaveLength(0));
    let after = await end();
    const order = await shop.order({ stockPieces: 1 }, 'cash', 0);
    const types: unknown[] = [];
    while (!types.includes(orderConfirmed.type)) {
      const page = await read({ after, wait: '10' });
      for (const event of page.events)
        if ((event['data'] as { orderId?: string }).orderId === order.orderId) types.push(event['type']);
      after = page.next;
    }

    expect(types).toEqual([orderPlaced.type, stockReserved.type, orderConfirmed.type]);
    expect(await shop.orders.client.call(readFeed, { query: { after: 'nonsense' } })).toMatchObject({
      reason: 'cursor-invalid',
    });
    const snapshot = await shop.orders.client.call(readOrderSnapshot, { params: { id: order.orderId } });
    expect(must(snapshot)).toMatchObject({
      order: { number: order.number },
      data: { lastName: 'Nováková', phone: '+420601222333' },
    });
  });
});

const czk = (minor: number): string =>
  `${String(Math.trunc(minor / 100)).replace(/\B(?=(\d{3})+$)/g, '\u00a0')},${String(minor % 100).padStart(2, '0')}`;
