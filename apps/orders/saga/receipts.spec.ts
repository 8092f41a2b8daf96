import { randomUUID } from 'node:crypto';
import type { DataOf, EventContract } from '@fenestra/contracts/event';
import {
  orderConfirmed,
  orderEnded,
  paymentBooked,
  paymentRequested,
  refundRequested,
} from '@fenestra/contracts/events/order';
import { paymentReceived, paymentRefunded, sessionOpened } from '@fenestra/contracts/events/payment';
import { stockReserved } from '@fenestra/contracts/events/reservation';
import type { ReceivedEvent } from '@fenestra/messaging/inbox/event-handler';
import { EventContext } from '@fenestra/messaging/nest/on';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { firstCause } from '@fenestra/messaging/tracing/cause';
import { emitted } from '@fenestra/testing/events';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import fc from 'fast-check';
import { CommitSignals } from '../commit-signals';
import { OrdersConfig } from '../config';
import { Order } from '../order.entity';
import { Orders } from '../order.table';
import { erasedData } from '../personal/erased-data';
import { orders } from '../service';
import { storeOrder } from '../testing/store-order';
import { ExpireOrders } from './expire-orders.job';
import { OnPaymentReceived } from './on-payment-received';
import { OnPaymentRefunded } from './on-payment-refunded';
import { OnSessionOpened } from './on-session-opened';
import { OnStockReserved } from './on-stock-reserved';

type Reacts = (deliveries: ReceivedEvent<never>[], context: EventContext) => Promise<void>;

const [total, deposit] = [4_840_00, 1_452_00];
const parts = { total, dueNow: deposit, dueLater: total - deposit, restPayment: 'transfer' } as const;

describe('what is paid of an order, in whatever parts and ways', () => {
  let alone: TestService;
  let outbox: Outbox;
  let expire: ExpireOrders;
  let reactions: Map<EventContract, Reacts>;

  beforeAll(async () => {
    alone = await startTestService(orders);
    outbox = new Outbox(alone.db);
    const [rows, { clock }, config, signals] = [
      new Orders(alone.db),
      alone,
      OrdersConfig.parse({}),
      new CommitSignals(),
    ];
    expire = new ExpireOrders(outbox, rows, clock, alone.db);
    const [received, reserved] = [
      new OnPaymentReceived(rows, clock, config),
      new OnStockReserved(rows, clock, signals, config),
    ];
    const [refunded, opened] = [new OnPaymentRefunded(rows), new OnSessionOpened(rows, clock, signals, config)];
    reactions = new Map<EventContract, Reacts>([
      [paymentReceived, (deliveries, context) => received.countAll(deliveries, context)],
      [paymentRefunded, (deliveries, context) => refunded.settle(deliveries, context)],
      [stockReserved, (deliveries, context) => reserved.continue(deliveries, context)],
      [sessionOpened, (deliveries, context) => opened.wait(deliveries, context)],
    ]);
  });
  afterAll(() => alone.close());

  async function store(changes: Partial<Order>, made = false): Promise<Order> {
    const { id } = await storeOrder(alone, made);
    await alone.db.manager.update(Order, id, changes);
    return find(id);
  }
  const find = (id: string) => alone.db.manager.findOneByOrFail(Order, { id });
  const said = async <E extends EventContract>(event: E, id: string): Promise<DataOf<E>[]> =>
    (await emitted(alone.db, event)).filter((data) => (data as { orderId: string }).orderId === id);
  async function hears<E extends EventContract>(event: E, data: DataOf<E>): Promise<void> {
    const delivery = { data, asCause: firstCause() } as ReceivedEvent<never>;
    await outbox.transaction((unit) => reactions.get(event)!([delivery], new EventContext([unit])));
  }
  const receives = (orderId: string, amount: number, paymentId: string = randomUUID()) =>
    hears(paymentReceived, { orderId, paymentId, currency: 'CZK', amount });
  const returns = (orderId: string, amount: number, paymentId: string) =>
    hears(paymentRefunded, { orderId, paymentId, currency: 'CZK', amount });
  const reserves = (orderId: string) => hears(stockReserved, { orderId, lines: [] });
  async function awaited(differences: Partial<Order> = {}): Promise<string> {
    const { id } = await store({ ...parts, ...differences });
    await reserves(id);
    return id;
  }
  async function expires(id: string): Promise<void> {
    await alone.db.manager.update(Order, { id, saga: 'payment_pending' }, { dueAt: alone.clock.now() });
    await alone.db.manager.update(Order, { id, saga: 'stock_reserved' }, { dueAt: alone.clock.now() });
    await expire.perform();
  }

  it('is confirmed by the deposit, in parts as well, and then counts the rest', async () => {
    const id = await awaited();
    await receives(id, 1_000_00);
    expect(await find(id)).toMatchObject({ saga: 'stock_reserved', payment: 'pending', paid: 1_000_00 });
    await receives(id, 452_00);
    expect(await find(id)).toMatchObject({ saga: 'confirmed', payment: 'paid', paid: deposit });
    await receives(id, 3_388_00);
    expect(await find(id)).toMatchObject({ saga: 'confirmed', payment: 'paid', paid: total });

    expect(await said(paymentBooked, id)).toMatchObject([
      { amount: 1_000_00, paid: 1_000_00, left: 3_840_00 },
      { amount: 3_388_00, paid: total, left: 0 },
    ]);
    expect(await said(orderConfirmed, id)).toMatchObject([{ paid: deposit, received: 452_00 }]);
    expect(await said(refundRequested, id)).toEqual([]);
  });

  it.each([false, true])(
    'late money revives an order that expired unless its shopper was erased, and goes back then: erased %s',
    async (erased) => {
      const id = await awaited();
      await expires(id);
      const { data } = await find(id);
      if (erased) await alone.db.manager.update(Order, id, { data: erasedData(data, 'all') });
      await receives(id, deposit);

      expect((await find(id)).saga).toBe(erased ? 'refund_pending' : 'paid');
      expect(await said(refundRequested, id)).toMatchObject(erased ? [{ amount: deposit }] : []);
    },
  );

  it('gives back what comes on top, and no more', async () => {
    const id = await awaited();
    const payment = randomUUID();
    await receives(id, total);
    await receives(id, 5_00, payment);
    expect(await said(refundRequested, id)).toMatchObject([{ amount: 5_00, paymentId: payment }]);
    await returns(id, 5_00, payment);

    expect(await find(id)).toMatchObject({ saga: 'confirmed', paid: total });
  });

  it('keeps of a receipt what was owed when it is more than that', async () => {
    const id = await awaited();
    await receives(id, total + 1);

    expect(await find(id)).toMatchObject({ saga: 'confirmed', paid: total });
    expect(await said(refundRequested, id)).toMatchObject([{ amount: 1 }]);
  });

  it('counts what comes before stock has answered, and asks for what is left then', async () => {
    const { id } = await store(parts);
    await receives(id, 452_00);
    await reserves(id);
    expect(await said(paymentRequested, id)).toMatchObject([{ amount: 1_000_00 }]);

    const whole = await store(parts);
    await receives(whole.id, 2_000_00);
    await reserves(whole.id);
    expect(await find(whole.id)).toMatchObject({ saga: 'confirmed', payment: 'paid', paid: 2_000_00 });
    expect(await said(orderConfirmed, whole.id)).toMatchObject([{ paid: 2_000_00, received: 0 }]);
  });

  it('stays confirmed where it hears of its session after the money, which has come by one that nobody knew', async () => {
    const id = await awaited({ method: 'card' });
    await receives(id, deposit);
    await hears(sessionOpened, { orderId: id, paymentId: randomUUID() });
    await expires(id);

    expect(await find(id)).toMatchObject({ saga: 'confirmed', payment: 'paid', paid: deposit, dueAt: null });
    expect(await said(refundRequested, id)).toEqual([]);
  });

  it('counts a transfer for an order that was to be paid in cash', async () => {
    const id = await awaited({ dueNow: 0, dueLater: total, payment: 'none', method: 'cash' });
    await receives(id, 1_000_00);
    expect(await find(id)).toMatchObject({ saga: 'confirmed', payment: 'none', paid: 1_000_00 });
    await receives(id, 3_840_00);
    expect(await find(id)).toMatchObject({ payment: 'paid', paid: total });
  });

  it('gives a part back when the order ends before the rest of the deposit has come, and what comes then', async () => {
    const id = await awaited();
    const [first, second, late] = [randomUUID(), randomUUID(), randomUUID()];
    await receives(id, 100_00, first);
    await receives(id, 200_00, second);
    await expires(id);
    expect(await find(id)).toMatchObject({ saga: 'refund_pending', paid: 300_00, dueAt: null });
    expect(await said(orderEnded, id)).toHaveLength(1);

    await receives(id, 1_152_00, late);
    expect(await said(refundRequested, id)).toMatchObject([
      { paymentId: first, amount: 100_00 },
      { paymentId: second, amount: 200_00 },
      { paymentId: late, amount: 1_152_00 },
    ]);
    for (const { paymentId, amount } of await said(refundRequested, id)) await returns(id, amount, paymentId!);
    expect(await find(id)).toMatchObject({ saga: 'refunded', payment: 'refunded', paid: 0 });
  });

  it('does not revive an order that has ended by a part of what was due', async () => {
    const id = await awaited();
    await expires(id);
    await receives(id, deposit - 1);

    expect(await find(id)).toMatchObject({ saga: 'refund_pending', paid: deposit - 1 });
    expect(await said(refundRequested, id)).toMatchObject([{ amount: deposit - 1 }]);
  });

  it('counts on where an order was paid before it kept its receipts', async () => {
    const { id } = await store({
      ...parts,
      saga: 'confirmed',
      payment: 'paid',
      paid: deposit,
      dueAt: null,
    });
    await returns(id, deposit, randomUUID()); // what came twice then
    await receives(id, total);

    expect(await find(id)).toMatchObject({ saga: 'confirmed', paid: total });
    expect(await said(refundRequested, id)).toMatchObject([{ amount: deposit }]);
  });

  type Happens =
    | { readonly what: 'receipt' | 'again'; readonly amount: number; readonly nth: number }
    | { readonly what: 'reserved' | 'opened' | 'ends' };
  const happens: fc.Arbitrary<Happens> = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        what: fc.constant('receipt' as const),
        amount: fc.integer({ min: 1, max: 3_000_00 }),
        nth: fc.constant(0),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        what: fc.constant('receipt' as const),
        amount: fc.constantFrom(deposit, total, total - deposit),
        nth: fc.constant(0),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ what: fc.constant('again' as const), amount: fc.constant(0), nth: fc.nat(9) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ what: fc.constantFrom('reserved' as const, 'opened' as const, 'ends' as const) }),
    },
  );

  it('adds up after whatever happened: paid and left are the total, nothing counts twice, nothing goes back that was owed', async () => {
    const live = fc.array(happens, { minLength: 1, maxLength: 10 });
    const story = async (method: Order['method'], dueNow: number, steps: readonly Happens[]) => {
      const owed = {
        total,
        dueNow,
        dueLater: total - dueNow,
        method,
        payment: dueNow > 0 ? 'pending' : 'none',
      } as const;
      const { id } = await store(owed, true);
      const brought: [payment: string, amount: number][] = [];
      for (const step of steps) {
        if (step.what === 'receipt') brought.push([randomUUID(), step.amount]);
        const repeated = brought[('nth' in step ? step.nth : 0) % (brought.length || 1)];
        if (step.what === 'receipt') await receives(id, step.amount, brought.at(-1)![0]);
        else if (step.what === 'again' && repeated) await receives(id, repeated[1], repeated[0]);
        else if (step.what === 'reserved') await reserves(id);
        else if (step.what === 'opened') await hears(sessionOpened, { orderId: id, paymentId: randomUUID() });
        else if (step.what === 'ends') await expires(id);
      }
      await addsUp(id, brought);
    };
    const stories = fc.asyncProperty(
      fc.constantFrom('card', 'transfer', 'paypal', 'cash'),
      fc.constantFrom(0, deposit, total),
      live,
      story,
    );
    await fc.assert(stories, { numRuns: 60 });
  });

  async function addsUp(id: string, brought: readonly (readonly [payment: string, amount: number])[]): Promise<void> {
    const { paid, saga, dueNow } = await find(id);
    const all = sum(brought.map(([, amount]) => amount));
    const refunds = await said(refundRequested, id);
    const backOf = (payment: string) =>
      sum(refunds.filter(({ paymentId }) => paymentId === payment).map(({ amount }) => amount));
    for (const [payment, amount] of brought) expect(backOf(payment)).toBeLessThanOrEqual(amount);
    const back = sum(refunds.map(({ amount }) => amount));

    if (saga === 'refund_pending') {
      expect(back).toBe(all);
      for (const { paymentId, amount } of refunds) await returns(id, amount, paymentId!);
      expect(await find(id)).toMatchObject({ saga: 'refunded', paid: 0 });
      return;
    }
    expect(paid).toBe(Math.min(total, all));
    expect(back).toBe(all - paid);
    if (saga === 'confirmed') expect(paid).toBeGreaterThanOrEqual(dueNow);
    const [booked, confirmed] = [await said(paymentBooked, id), await said(orderConfirmed, id)];
    const told = sum(booked.map(({ amount }) => amount)) + sum(confirmed.map((data) => data.received ?? data.paid));
    expect(told).toBe(paid);
  }
});

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
