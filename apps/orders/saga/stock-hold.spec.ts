import { randomUUID } from 'node:crypto';
import type { DataOf, EventContract } from '@fenestra/contracts/event';
import {
  holdEnded,
  holdRenewed,
  orderAnswered,
  orderConfirmed,
  paymentWayChanged,
} from '@fenestra/contracts/events/order';
import { paymentReceived } from '@fenestra/contracts/events/payment';
import { stockReleased, stockReserved } from '@fenestra/contracts/events/reservation';
import { checkOrder, shipOrder } from '@fenestra/contracts/http/order-console';
import {
  answerMail,
  changePaymentMethod,
  type OrderView,
  readOrderByToken,
  readOrderSnapshots,
} from '@fenestra/contracts/http/orders';
import { emitted, publish } from '@fenestra/testing/events';
import { must } from '@fenestra/testing/must';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import { eventually } from '@fenestra/testing/time';
import { Order } from '../order.entity';
import { orders } from '../service';
import { storeOrder } from '../testing/store-order';

const dayMs = 86_400_000;
const total = 4_840_00;
const cash = { method: 'cash', dueNow: 0, dueLater: total, payment: 'none' } as const;
const transfer = { method: 'transfer' } as const;

describe('goods that are held without money', () => {
  let alone: TestService;
  beforeAll(async () => {
    alone = await startTestService(orders, { env: { CHECK_PIECES: '1' } });
  });
  afterAll(() => alone.close());

  const find = ({ id }: Order) => alone.db.manager.findOneByOrFail(Order, { id });
  const view = async ({ token }: Order): Promise<OrderView> =>
    must(await alone.client.call(readOrderByToken, { params: { token } }));
  const mailKeyOf = async ({ id }: Order) =>
    must(await alone.client.call(readOrderSnapshots, { query: { ids: id } })).orders[0]!.mailKey;
  const answer = async ({ token, mailKey }: Order) =>
    must(await alone.client.call(answerMail, { params: { token }, body: { mailKey: mailKey! } }));
  const toldOf = async <E extends EventContract>(event: E, { id }: Order): Promise<DataOf<E>[]> =>
    (await emitted(alone.db, event)).filter((data) => (data as { orderId: string }).orderId === id);
  const inDays = (days: number): string => new Date(alone.clock.now().getTime() + days * dayMs).toISOString();
  const heldBy = async (contact: string): Promise<number> => {
    const [row] = await alone.db.query<{ pieces: number }[]>(
      'SELECT coalesce(sum(pieces), 0)::int AS pieces FROM held_piece WHERE contact = $1',
      [contact],
    );
    return row!.pieces;
  };

  /** Two windows 1001, of which stock has all or lacks some. */
  async function reserved(order: Order, pieces = 2): Promise<void> {
    const { version } = await find(order);
    const { line } = order.cart.lines[0]!;
    const lines = [{ line, product: 1001, reserved: pieces, backOrdered: 2 - pieces }];
    await publish(alone.transport, stockReserved, { orderId: order.id, lines });
    await eventually(async () => expect((await find(order)).version).toBeGreaterThan(version));
  }
  async function place(changes: Partial<Order>, contacts = [randomUUID()]): Promise<Order> {
    const order = await storeOrder(alone, false, contacts);
    await alone.db.manager.update(Order, order.id, changes);
    await reserved(order);
    return { ...order, ...changes };
  }
  async function released(order: Order): Promise<Order> {
    alone.clock.passMinutes(24 * 60);
    await publish(alone.transport, stockReleased, { orderId: order.id });
    await eventually(async () => expect((await find(order)).releasedAt).not.toBeNull());
    return order;
  }

  test('an order without a payment in advance is confirmed and holds its goods for a day', async () => {
    const order = await place(cash);
    const heldUntil = inDays(1);

    expect(await find(order)).toMatchObject({ saga: 'confirmed', dueAt: null });
    expect(await toldOf(orderConfirmed, order)).toMatchObject([{ paid: 0, heldUntil }]);
    expect(await view(order)).toMatchObject({ heldUntil });
    expect(await mailKeyOf(order)).toBe(order.mailKey);
  });

  test('the link of the mail sells them to a binding order, once, and another key changes nothing', async () => {
    const order = await place(cash);
    await answer({ ...order, mailKey: order.token });
    expect(await toldOf(orderAnswered, order)).toEqual([]);
    await Promise.all([answer(order), answer(order), answer(order)]);

    expect(await toldOf(orderAnswered, order)).toMatchObject([{ sold: true }]);
    expect(await view(order)).not.toHaveProperty('heldUntil');
    expect(await mailKeyOf(order)).toBeUndefined();
  });

  test('an order of which stock has nothing is confirmed without a hold', async () => {
    const order = await storeOrder(alone);
    await alone.db.manager.update(Order, order.id, cash);
    await reserved(order, 0);

    expect((await toldOf(orderConfirmed, order))[0]).not.toHaveProperty('heldUntil');
  });

  test.each([
    ['cash', cash, 'confirmed'],
    ['a transfer', transfer, 'payment_pending'],
  ] as const)('an order by %s continues without them after a day', async (_, changes, saga) => {
    const order = await released(await place(changes));

    expect(await toldOf(holdEnded, order)).toHaveLength(1);
    expect(await view(order)).toMatchObject({ saga, goodsReleased: true });
    expect(await mailKeyOf(order)).toBe(order.mailKey);
  });

  test.each([
    ['cash', cash, { sold: true }],
    ['a transfer', transfer, {}],
  ] as const)(
    'a late answer of an order by %s reserves what is available and lists what is not',
    async (_, changes, sold) => {
      const contact = randomUUID();
      const order = await released(await place(changes, [contact]));
      expect(await heldBy(contact)).toBe(0);
      await answer(order);

      const holdable = [{ product: 1001, pieces: 2 }];
      expect(await toldOf(orderAnswered, order)).toMatchObject([{ ...sold, holdable }]);
      expect(await heldBy(contact)).toBe(2);
      await reserved(order, 1);
      expect(await toldOf(holdRenewed, order)).toMatchObject([{ backOrdered: 1 }]);
      const shown = await view(order);
      expect(shown).not.toHaveProperty('goodsReleased');
      expect(shown.lines[0]).toMatchObject({ backOrdered: 1 });
      await answer(order);
      expect(await toldOf(orderAnswered, order)).toHaveLength(1);
    },
  );

  test('late answers hold no more for a contact than orders that are placed at once', async () => {
    const contact = randomUUID();
    const late: Order[] = [];
    for (let nth = 0; nth < 4; nth++) late.push(await released(await place(transfer, [contact])));
    for (let nth = 0; nth < 3; nth++) await place(transfer, [contact, randomUUID()]);
    for (const order of late) await answer(order);

    expect(await heldBy(contact)).toBe(10);
    const holdable = await Promise.all(late.map(async (order) => (await toldOf(orderAnswered, order))[0]!.holdable));
    expect(holdable.map((each) => each![0]!.pieces)).toEqual([2, 2, 0, 0]);
  });

  test('an answer that crosses the release takes them back and reports no end of the hold', async () => {
    const order = await place(transfer);
    await answer(order);
    await publish(alone.transport, stockReleased, { orderId: order.id });

    await eventually(async () => expect(await toldOf(orderAnswered, order)).toHaveLength(2));
    expect(await toldOf(holdEnded, order)).toEqual([]);
  });

  describe('of a preliminary order', () => {
    const preliminary = { ...cash, kind: 'preliminary' } as const;

    test('are held, not sold, by the link of the mail, for as long as a transfer may take', async () => {
      const order = await place(preliminary);
      const heldUntil = inDays(14);
      await answer(order);

      expect((await toldOf(orderAnswered, order))[0]).toMatchObject({ heldUntil });
      expect((await toldOf(orderAnswered, order))[0]).not.toHaveProperty('sold');
      await released(order);
      expect(await toldOf(holdEnded, order)).toHaveLength(1);
    });

    test.each(['held', 'answered', 'released'] as const)(
      'are sold when staff have checked it while they are %s',
      async (state) => {
        const order = await place(preliminary);
        if (state === 'answered') await answer(order);
        if (state === 'released') await released(order);
        must(await alone.client.call(checkOrder, { params: { id: order.id } }));

        expect((await toldOf(orderAnswered, order)).at(-1)).toMatchObject({ sold: true });
      },
    );

    test('are kept for a transfer until it is due when staff have checked it', async () => {
      const order = await released(await place({ ...transfer, kind: 'preliminary' }));
      must(await alone.client.call(checkOrder, { params: { id: order.id } }));

      expect(await toldOf(orderAnswered, order)).toMatchObject([{ heldUntil: inDays(14) }]);
    });
  });

  test('goods that leave are sold to their order although its mail was not answered', async () => {
    const order = await released(await place(cash));
    must(await alone.client.call(shipOrder, { params: { id: order.id }, body: {} }));

    expect(await toldOf(orderAnswered, order)).toMatchObject([{ sold: true }]);
  });

  test.each([
    ['held', (order: Order) => Promise.resolve(order)],
    ['released', released],
  ] as const)('money takes them while they are %s', async (_, prepare) => {
    const order = await prepare(await place(cash));
    const received = { orderId: order.id, paymentId: randomUUID(), currency: 'CZK', amount: total } as const;
    await publish(alone.transport, paymentReceived, received);

    await eventually(async () =>
      expect(await toldOf(orderAnswered, order)).toMatchObject([{ sold: true, paid: total }]),
    );
    expect(await view(order)).not.toHaveProperty('goodsReleased');
  });

  test('a paid transfer shows no hold any more', async () => {
    const order = await place(transfer);
    expect(await view(order)).toHaveProperty('heldUntil');
    const received = { orderId: order.id, paymentId: randomUUID(), currency: 'CZK', amount: total } as const;
    await publish(alone.transport, paymentReceived, received);

    await eventually(async () => expect(await view(order)).toMatchObject({ saga: 'confirmed' }));
    expect(await view(order)).not.toHaveProperty('heldUntil');
  });

  test('an order above the bounds becomes preliminary with a transfer, and stays so [OPEN-Q-74]', async () => {
    const order = await place({ method: 'card' });
    const change = async (method: 'card' | 'transfer') =>
      must(await alone.client.call(changePaymentMethod, { params: { token: order.token }, body: { method } })).kind;

    expect(await change('transfer')).toBe('preliminary');
    expect(await change('card')).toBe('preliminary');
    const kinds = (await toldOf(paymentWayChanged, order)).map(({ kind }) => kind);
    expect(kinds).toEqual(['preliminary', undefined]);
  });
});
