import { randomUUID } from 'node:crypto';
import {
  orderAnswered,
  orderConfirmed,
  orderEnded,
  orderPlaced,
  orderRevived,
  paymentRequested,
  paymentWayChanged,
} from '@fenestra/contracts/events/order';
import { stockRefused, stockReleased, stockReserved } from '@fenestra/contracts/events/reservation';
import { readAvailability, setStock } from '@fenestra/contracts/http/stock';
import { EventContext } from '@fenestra/messaging/nest/on';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { firstCause } from '@fenestra/messaging/tracing/cause';
import { recordOn } from '@fenestra/messaging/testing/bench';
import { causeOf, emitted, publish } from '@fenestra/testing/events';
import { schemaDrift } from '@fenestra/testing/schema-drift';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import { eventually, MovableClock } from '@fenestra/testing/time';
import { ReleaseExpired } from './release-expired.job';
import { ReleaseReservations } from './release-reservations';
import { PurgeReservations } from './purge-reservations.job';
import { Reservations } from './reservation.table';
import { ReserveOnOrderPlaced } from './reserve-on-order-placed';
import { stock } from './service';
import { StockLevels } from './stock-level.table';

type Line = {
  line: string;
  kind: 'configured' | 'stock';
  product: string;
  quantity: number;
  holdable?: number;
  net: number;
};

const line = (product: number, quantity: number): Line => ({
  line: randomUUID(),
  kind: 'stock',
  product: String(product),
  quantity,
  net: 1_000_00,
});

describe('the stock, with 5 windows 1001 and 1 window 1002', () => {
  let alone: TestService;
  let levelRows: StockLevels;
  let reservations: Reservations;
  let sweep: ReleaseExpired;

  beforeAll(async () => {
    alone = await startTestService(stock);
    levelRows = new StockLevels(alone.db);
    reservations = new Reservations(alone.db);
    const release = new ReleaseReservations(reservations, levelRows);
    sweep = new ReleaseExpired(new Outbox(alone.db), alone.clock, reservations, release, alone.db);
  });
  beforeEach(async () => {
    await alone.db.query('TRUNCATE stock_level, reservation, outbox, outbox_sent');
    await alone.db.query('INSERT INTO stock_level (product, on_hand) VALUES (1001, 5), (1002, 1)');
  });
  afterAll(() => alone.close());

  const levels = () => alone.db.query('SELECT product, on_hand, reserved, sold FROM stock_level ORDER BY product');
  const about = (orderId: string) => ({ orderId, number: '2026/07000001', shopId: 7 as const });
  const anOrder = (orderId: string) => ({
    ...about(orderId),
    cartId: 'cart',
    kind: 'binding' as const,
    method: 'card' as const,
    currency: 'CZK' as const,
    total: 0,
    dueNow: 0,
    dueLater: 0,
  });
  const reservationsOf = async (orderId: string) =>
    (await emitted(alone.db, stockReserved)).filter((each) => each.orderId === orderId);

  async function place(...lines: Line[]): Promise<string> {
    const orderId = randomUUID();
    await publish(alone.transport, orderPlaced, { ...anOrder(orderId), lines });
    await eventually(async () => expect(await reservationsOf(orderId)).toHaveLength(1));
    return orderId;
  }

  async function end(orderId: string): Promise<void> {
    await publish(alone.transport, orderEnded, { ...about(orderId), reason: 'expired' });
    await eventually(async () => expect(await emitted(alone.db, stockReleased)).toContainEqual({ orderId }));
  }

  it.each([
    { what: 'reserves every line', lines: [line(1001, 5), line(1002, 1)], reserved: [5, 1], missing: [0, 0] },
    { what: 'back-orders what is missing', lines: [line(1001, 7), line(1002, 1)], reserved: [5, 1], missing: [2, 0] },
    {
      what: 'serves lines of one product in turn',
      lines: [line(1001, 3), line(1001, 3)],
      reserved: [3, 2],
      missing: [0, 1],
    },
    { what: 'back-orders an unknown product', lines: [line(1099, 1)], reserved: [0], missing: [1] },
  ])('$what [OPEN-Q-78]', async ({ lines, reserved, missing }) => {
    const [answer] = await reservationsOf(await place(...lines));

    expect(answer!.lines.map((each) => each.line)).toEqual(lines.map((each) => each.line));
    expect(answer!.lines.map((each) => each.reserved)).toEqual(reserved);
    expect(answer!.lines.map((each) => each.backOrdered)).toEqual(missing);
  });

  it('needs no stock for made-to-measure windows', async () => {
    const orderId = await place({ ...line(1001, 1), kind: 'configured', product: 'OS1' });

    expect(await reservationsOf(orderId)).toEqual([{ orderId, lines: [] }]);
    expect(await levels()).toMatchObject([{ reserved: 0 }, { reserved: 0 }]);
  });

  it('never reserves a piece twice for orders that come at once', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => place(line(1002, 1), line(1001, 1))));

    const pieces = (await Promise.all(orders.map(reservationsOf))).flatMap(([answer]) =>
      answer!.lines.map(({ reserved }) => reserved),
    );
    expect(pieces.reduce((sum, each) => sum + each)).toBe(6);
    expect(await levels()).toEqual([
      { product: 1001, on_hand: 5, reserved: 5, sold: 0 },
      { product: 1002, on_hand: 1, reserved: 1, sold: 0 },
    ]);
  });

  it('forgets what orders held after the age of orders, and nothing that is still held', async () => {
    await alone.db.query(
      `INSERT INTO reservation (order_id, version, state, lines, expires_at)
       SELECT uuidv7(), 1, CASE WHEN n = 1 THEN 'active' ELSE 'sold' END, '[]', $1 FROM generate_series(1, 602) n`,
      [alone.clock.now()],
    );
    const count = async () => (await alone.db.query<unknown[]>('SELECT FROM reservation')).length;
    const clock = new MovableClock();
    const forget = () => new PurgeReservations(reservations, clock, { ORDER_YEARS: 10 }).perform();
    clock.catchUp(); // ids are of the machine's time
    clock.passSeconds(10 * 365 * 86_400);
    await forget();
    expect(await count()).toBe(602);

    clock.passSeconds(2 * 366 * 86_400);
    await Promise.all([forget(), forget()]);
    expect(await count()).toBe(1);
  });

  it('serves the orders of one transaction in turn', async () => {
    const placed = [
      [line(1001, 3)],
      [{ ...line(1001, 1), kind: 'configured' as const, product: 'OS1' }],
      [line(1001, 4)],
    ];
    const reaction = new ReserveOnOrderPlaced(reservations, levelRows, alone.clock, {
      RESERVATION_MINUTES: 20,
      ORDER_YEARS: 10,
    });
    const given = placed.map((lines) => ({ ...anOrder(randomUUID()), lines }));
    const deliveries = given.map((data) => ({ data, record: recordOn('shop.order.v1'), asCause: firstCause() }));
    await new Outbox(alone.db).transaction((unit) => reaction.reserve(deliveries, new EventContext([unit])));

    const answers = await Promise.all(given.map(({ orderId }) => reservationsOf(orderId)));
    expect(
      answers.map(([answer]) => answer!.lines.map(({ reserved, backOrdered }) => [reserved, backOrdered])),
    ).toEqual([[[3, 0]], [], [[2, 2]]]);
    expect(await levels()).toMatchObject([{ reserved: 5 }, { reserved: 0 }]);
  });

  it('gives the pieces of an ended order back, once', async () => {
    await end(await place(line(1001, 4)));

    expect(await levels()).toMatchObject([{ reserved: 0, on_hand: 5 }, {}]);
    expect(await emitted(alone.db, stockReleased)).toHaveLength(1);
  });

  it('sells what a confirmed order holds: on hand and sold are always what was delivered', async () => {
    const orderId = await place(line(1001, 4));
    await publish(alone.transport, orderConfirmed, { ...about(orderId), kind: 'binding', paid: 0 });

    await eventually(async () => expect(await levels()).toMatchObject([{ on_hand: 1, reserved: 0, sold: 4 }, {}]));
  });

  it('lets a reservation go after 20 minutes by its own clock, and no sooner', async () => {
    const orderId = await place(line(1001, 4));
    alone.clock.passMinutes(19);
    await sweep.perform();
    expect(await levels()).toMatchObject([{ reserved: 4 }, {}]);

    alone.clock.passMinutes(1);
    await Promise.all([sweep.perform(), sweep.perform()]);
    expect(await levels()).toMatchObject([{ reserved: 0 }, {}]);
    expect(await emitted(alone.db, stockReleased)).toEqual([{ orderId }]);
    const [{ made }] = await alone.db.query<[{ made: string }]>(`SELECT last_event->>'id' AS made FROM reservation`);
    expect(await causeOf(alone.db, stockReleased, orderId)).toBe(made);
  });

  it('keeps a reservation for as long as the shopper has to pay', async () => {
    const orderId = await place(line(1001, 4));
    const payBy = new Date(alone.clock.now().getTime() + 13 * 3_600_000).toISOString();
    await publish(alone.transport, paymentRequested, {
      ...about(orderId),
      method: 'card',
      currency: 'CZK',
      amount: 1,
      payBy,
    });
    await eventually(async () =>
      expect(await alone.db.query('SELECT expires_at FROM reservation')).toEqual([{ expires_at: new Date(payBy) }]),
    );

    alone.clock.passMinutes(60);
    await sweep.perform();
    expect(await levels()).toMatchObject([{ reserved: 4 }, {}]);
  });

  it('reserves no more than may be held before the order is paid, and takes the rest when it is', async () => {
    const orderId = await place({ ...line(1001, 4), holdable: 1 });
    expect(await reservationsOf(orderId)).toMatchObject([{ lines: [{ reserved: 1, backOrdered: 3 }] }]);
    expect(await levels()).toMatchObject([{ reserved: 1 }, {}]);

    await publish(alone.transport, orderConfirmed, { ...about(orderId), kind: 'binding', paid: 1 });
    await eventually(async () => expect(await levels()).toMatchObject([{ on_hand: 1, reserved: 0, sold: 4 }, {}]));
    expect((await reservationsOf(orderId)).at(-1)!.lines).toMatchObject([{ reserved: 4, backOrdered: 0 }]);
  });

  it('sells no more than was held where nothing was paid', async () => {
    const orderId = await place({ ...line(1001, 4), holdable: 1 });
    await publish(alone.transport, orderConfirmed, { ...about(orderId), kind: 'binding', paid: 0 });

    await eventually(async () => expect(await levels()).toMatchObject([{ on_hand: 4, reserved: 0, sold: 1 }, {}]));
  });

  it('holds goods for as long as nobody has answered the mail, and longer once somebody has', async () => {
    const [answered, ignored] = [await place(line(1001, 2)), await place(line(1001, 1))];
    const at = (hours: number): string => new Date(alone.clock.now().getTime() + hours * 3_600_000).toISOString();
    const [heldUntil, payBy] = [at(24), at(14 * 24)];
    const asked = { method: 'transfer', currency: 'CZK', amount: 1, payBy, heldUntil } as const;
    for (const orderId of [answered, ignored])
      await publish(alone.transport, paymentRequested, { ...about(orderId), ...asked });
    await publish(alone.transport, orderAnswered, { ...about(answered), heldUntil: payBy });
    await eventually(async () =>
      expect(await alone.db.query('SELECT expires_at FROM reservation ORDER BY expires_at')).toEqual([
        { expires_at: new Date(heldUntil) },
        { expires_at: new Date(payBy) },
      ]),
    );

    alone.clock.passMinutes(24 * 60);
    await sweep.perform();
    expect(await levels()).toMatchObject([{ reserved: 2 }, {}]);
    expect(await emitted(alone.db, stockReleased)).toEqual([{ orderId: ignored }]);
  });

  it('holds goods for as long as another way to pay takes, until somebody answers its mail', async () => {
    const orderId = await place(line(1001, 2));
    const at = (hours: number): string => new Date(alone.clock.now().getTime() + hours * 3_600_000).toISOString();
    const due = { currency: 'CZK', amount: 1 } as const;
    await publish(alone.transport, paymentRequested, { ...about(orderId), ...due, method: 'card', payBy: at(13) });
    const changed = { before: 'card', method: 'transfer', payBy: at(14 * 24), heldUntil: at(24) } as const;
    await publish(alone.transport, paymentWayChanged, { ...about(orderId), ...due, ...changed });

    await eventually(async () =>
      expect(await alone.db.query('SELECT expires_at FROM reservation')).toEqual([
        { expires_at: new Date(changed.heldUntil) },
      ]),
    );
  });

  describe('goods of an order without a payment in advance', () => {
    const at = (hours: number): string => new Date(alone.clock.now().getTime() + hours * 3_600_000).toISOString();
    const confirm = (orderId: string) =>
      publish(alone.transport, orderConfirmed, { ...about(orderId), kind: 'binding', paid: 0, heldUntil: at(24) });
    const answer = (orderId: string, more: object = { sold: true }) =>
      publish(alone.transport, orderAnswered, { ...about(orderId), heldUntil: at(14 * 24), ...more });
    const stateOf = async (orderId: string) =>
      (await alone.db.query<{ state: string }[]>('SELECT state FROM reservation WHERE order_id = $1', [orderId]))[0]!
        .state;
    const isState = (orderId: string, state: string) =>
      eventually(async () => expect(await stateOf(orderId)).toBe(state));

    async function unanswered(...lines: Line[]): Promise<string> {
      const orderId = await place(...lines);
      await confirm(orderId);
      const until = new Date(at(24));
      await eventually(async () =>
        expect(await alone.db.query('SELECT expires_at FROM reservation WHERE order_id = $1', [orderId])).toEqual([
          { expires_at: until },
        ]),
      );
      return orderId;
    }
    async function released(...lines: Line[]): Promise<string> {
      const orderId = await unanswered(...lines);
      alone.clock.passMinutes(24 * 60);
      await sweep.perform();
      expect(await stateOf(orderId)).toBe('released');
      return orderId;
    }

    test('are held for a day and then free for others', async () => {
      await released(line(1001, 4));

      expect(await levels()).toMatchObject([{ on_hand: 5, reserved: 0, sold: 0 }, {}]);
    });

    test('are sold when the mail is answered', async () => {
      const orderId = await unanswered(line(1001, 4));
      expect(await levels()).toMatchObject([{ on_hand: 5, reserved: 4, sold: 0 }, {}]);
      await answer(orderId);

      await eventually(async () => expect(await levels()).toMatchObject([{ on_hand: 1, reserved: 0, sold: 4 }, {}]));
    });

    test('are sold after the hold as far as they are available, and the rest is reported as back-ordered', async () => {
      const orderId = await released(line(1001, 4), line(1002, 1));
      await place(line(1001, 3));
      await answer(orderId);

      await isState(orderId, 'sold');
      expect(await levels()).toMatchObject([
        { on_hand: 3, reserved: 3, sold: 2 },
        { on_hand: 0, reserved: 0, sold: 1 },
      ]);
      expect((await reservationsOf(orderId)).at(-1)!.lines).toMatchObject([
        { reserved: 2, backOrdered: 2 },
        { reserved: 1, backOrdered: 0 },
      ]);
    });

    test('are reserved again, not sold, while the order is not checked or paid', async () => {
      const orderId = await released(line(1001, 4));
      await place(line(1001, 2));
      await answer(orderId, {});

      await isState(orderId, 'active');
      expect(await levels()).toMatchObject([{ on_hand: 5, reserved: 5, sold: 0 }, {}]);
      alone.clock.passMinutes(13 * 24 * 60);
      await sweep.perform();
      expect(await stateOf(orderId)).toBe('active');
    });

    test('are reserved once however often and by how many processes the late answer arrives', async () => {
      const orderId = await released(line(1001, 4));
      await Promise.all(Array.from({ length: 5 }, () => answer(orderId, {})));

      await isState(orderId, 'active');
      await eventually(async () => expect(await levels()).toMatchObject([{ reserved: 4 }, {}]));
      expect(await reservationsOf(orderId)).toHaveLength(2);
    });

    test('are reserved again within what the contacts of the order may hold by now', async () => {
      const orderId = await released(line(1001, 2), line(1001, 2), line(1002, 1));
      await answer(orderId, { holdable: [{ product: 1001, pieces: 3 }] });

      await isState(orderId, 'active');
      expect((await reservationsOf(orderId)).at(-1)!.lines.map(({ reserved }) => reserved)).toEqual([2, 1, 0]);
    });

    test.each([{ sold: true }, {}])(
      'are not taken by an answer that is read after the order has ended: %j',
      async (more) => {
        const orderId = await released(line(1001, 4));
        await publish(alone.transport, orderEnded, { ...about(orderId), reason: 'cancelled' });
        await answer(orderId, more);
        await publish(alone.transport, orderRevived, about(orderId)); // the same key: read after both

        await isState(orderId, 'active');
        expect(await reservationsOf(orderId)).toHaveLength(2);
        expect(await levels()).toMatchObject([{ on_hand: 5, reserved: 4, sold: 0 }, {}]);
      },
    );

    test('are taken whole by money, also above what was held', async () => {
      const orderId = await released({ ...line(1001, 4), holdable: 1 });
      await answer(orderId, { sold: true, paid: 1 });

      await eventually(async () => expect(await levels()).toMatchObject([{ on_hand: 1, reserved: 0, sold: 4 }, {}]));
    });
  });

  it('puts back what was sold of an order that the shop cancels', async () => {
    const orderId = await place(line(1001, 4));
    await publish(alone.transport, orderConfirmed, { ...about(orderId), kind: 'binding', paid: 0 });
    await eventually(async () => expect(await levels()).toMatchObject([{ sold: 4 }, {}]));

    await publish(alone.transport, orderEnded, { ...about(orderId), reason: 'cancelled' });
    await eventually(async () => expect(await levels()).toMatchObject([{ on_hand: 5, reserved: 0, sold: 0 }, {}]));
  });

  it('takes what is left for an order that is confirmed after its reservation ran out', async () => {
    const orderId = await place(line(1001, 4));
    alone.clock.passMinutes(21);
    await sweep.perform();
    await place(line(1001, 3));
    await publish(alone.transport, orderConfirmed, { ...about(orderId), kind: 'binding', paid: 1 });

    await eventually(async () => expect(await levels()).toMatchObject([{ on_hand: 3, reserved: 3, sold: 2 }, {}]));
    expect((await reservationsOf(orderId)).at(-1)!.lines).toMatchObject([{ reserved: 2, backOrdered: 2 }]);
  });

  it.each([
    { left: 'everything', others: 1, answer: stockReserved },
    { left: 'too little', others: 2, answer: stockRefused },
  ])('answers an order that is revived when $left is left', async ({ others, answer }) => {
    const orderId = await place(line(1001, 4));
    await end(orderId);
    await place(line(1001, others));
    await publish(alone.transport, orderRevived, about(orderId));

    const expected = answer === stockReserved ? 2 : 1;
    await eventually(async () =>
      expect((await emitted(alone.db, answer)).filter((each) => each.orderId === orderId)).toHaveLength(expected),
    );
    expect(await levels()).toMatchObject([{ reserved: answer === stockReserved ? 5 : 2 }, {}]);
  });

  it('says what is free, also of products that it does not know', async () => {
    await place(line(1001, 2));

    expect(await alone.client.call(readAvailability, { body: { products: [1099, 1001, 2 ** 40] } })).toEqual({
      ok: true,
      value: [
        { product: 1099, free: 0, expected: null },
        { product: 1001, free: 3, expected: null },
        { product: 2 ** 40, free: 0, expected: null },
      ],
    });
  });

  it('lets ops set the pieces on hand, but not below what is reserved', async () => {
    await place(line(1001, 2));
    const set = (product: string, pieces: number) =>
      alone.client.call(setStock, { params: { product }, body: { pieces } });

    expect(await set('1001', 1)).toMatchObject({ ok: false, reason: 'quantity-refused' });
    expect(await set('1001', 2)).toEqual({ ok: true, value: { product: 1001, onHand: 2, reserved: 2 } });
    expect(await set('1003', 7)).toMatchObject({ ok: true, value: { product: 1003, onHand: 7 } });
    expect(await set('handle', 1)).toMatchObject({ ok: false, reason: 'quantity-refused' });
  });

  it('tells the day of the next delivery until pieces are counted again', async () => {
    const count = (body: { pieces: number; expected?: string }) =>
      alone.client.call(setStock, { params: { product: '1002' }, body });
    const available = () => alone.client.call(readAvailability, { body: { products: [1002] } });

    await count({ pieces: 0, expected: '2026-12-14' });
    expect(await available()).toMatchObject({ value: [{ free: 0, expected: '2026-12-14' }] });
    await count({ pieces: 6 });
    expect(await available()).toMatchObject({ value: [{ free: 6, expected: null }] });
  });
});

it('has the tables that its entities describe', async () => {
  expect(await schemaDrift(stock)).toEqual([]);
});
