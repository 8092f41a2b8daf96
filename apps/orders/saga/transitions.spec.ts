import { randomUUID } from 'node:crypto';
import { IsNull, Not } from 'typeorm';
import { allowedTransitions, type OrderState, orderStates } from '@fenestra/domain/ordering/order';
import { receivedPayment } from '@fenestra/domain/ordering/received-payments';
import type { ReceivedEvent } from '@fenestra/messaging/inbox/event-handler';
import { EventContext } from '@fenestra/messaging/nest/on';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { firstCause } from '@fenestra/messaging/tracing/cause';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import { CommitSignals } from '../commit-signals';
import { OrdersConfig } from '../config';
import { CancelOrder } from '../console/cancel-order';
import { CheckOrder } from '../console/check-order';
import { ShipOrder } from '../console/ship-order';
import { Order } from '../order.entity';
import { Orders } from '../order.table';
import { OrderViews } from '../read/order-views';
import { orders } from '../service';
import { storeOrder } from '../testing/store-order';
import { ChangePaymentMethod } from './change-payment-method';
import { ExpireOrders } from './expire-orders.job';
import { OnPaymentFailed } from './on-payment-failed';
import { OnPaymentReceived } from './on-payment-received';
import { OnPaymentRefunded } from './on-payment-refunded';
import { OnSessionOpened } from './on-session-opened';
import { OnStockRefused } from './on-stock-refused';
import { OnStockReleased } from './on-stock-released';
import { OnStockReserved } from './on-stock-reserved';

type Reacts = (deliveries: ReceivedEvent<never>[], context: EventContext) => Promise<void>;
type Happening = (order: Order) => Promise<unknown>;

const total = 4_840_00;
const before = randomUUID();
const hasDeadline: readonly OrderState[] = ['placed', 'stock_reserved', 'payment_pending', 'payment_failed', 'paid'];
const hasMoney: readonly OrderState[] = ['paid', 'refund_pending'];

/** Orders that differ in what a reaction asks for; `made` needs no stock. */
const kinds: readonly {
  readonly made?: true;
  readonly changes: Partial<Order>;
  readonly in?: readonly OrderState[];
}[] = [
  { changes: {} },
  { changes: {}, made: true },
  { changes: { method: 'transfer' } },
  { changes: { method: 'cash', dueNow: 0, dueLater: total, payment: 'none' } },
  { changes: { paid: total, receipts: [receivedPayment(before, total, total)] }, in: hasMoney },
];

describe('the saga of an order', () => {
  let alone: TestService;
  let outbox: Outbox;
  let rows: Orders;
  let happenings: Readonly<Record<string, Happening>>;

  beforeAll(async () => {
    alone = await startTestService(orders);
    outbox = new Outbox(alone.db);
    rows = new Orders(alone.db);
    happenings = allOn(alone, rows, outbox);
  });
  afterAll(() => alone.close());

  const find = (id: string) => alone.db.manager.findOneByOrFail(Order, { id });

  /** The same order once more, as it would be in that state; its version goes on, which counts its events. */
  async function placedIn(
    saga: OrderState,
    { version: _, ...order }: Order,
    changes: Partial<Order> = {},
  ): Promise<void> {
    const dueAt = hasDeadline.includes(saga) ? new Date(alone.clock.now().getTime() + 86_400_000) : null; // not yet: the service looks, too
    await alone.db.manager.update(Order, order.id, { ...order, ...changes, saga, dueAt });
  }

  it('takes each step of its table by something that happens, and no other whatever happens in whichever state', async () => {
    const taken = new Set<string>();
    const [stocked, made] = [await find((await storeOrder(alone)).id), await find((await storeOrder(alone, true)).id)];
    for (const saga of orderStates)
      for (const kind of kinds.filter((each) => each.in?.includes(saga) ?? true))
        for (const happens of Object.values(happenings)) {
          const order = kind.made ? made : stocked;
          await placedIn(saga, order, kind.changes);
          await happens(order);
          const next = (await find(order.id)).saga;
          if (next !== saga) taken.add(`${saga} → ${next}`);
        }

    const table = orderStates.flatMap((state) => allowedTransitions[state].map((was) => `${was} → ${state}`));
    expect([...taken].toSorted()).toEqual(table.toSorted());
  });

  it.each([
    ['a gateway that refuses the order is stored with it, so that it is not offered again', 'refused', 'card'],
    ['a payment that is declined is stored as no refusal of the gateway', 'declined', null],
  ])('%s', async (_, reason, refusedMethod) => {
    const { id } = await storeOrder(alone);
    await placedIn('stock_reserved', await find(id), { method: 'card' });
    const failed = new OnPaymentFailed(rows, new CommitSignals());
    const delivery = { data: { orderId: id, paymentId: randomUUID(), reason }, asCause: firstCause() };
    await outbox.transaction((unit) =>
      failed.fail([delivery as unknown as ReceivedEvent<never>], new EventContext([unit])),
    );

    expect(await find(id)).toMatchObject({ saga: 'payment_failed', refusedMethod });
  });

  it('refuses a step that is not in its table as a fault, and writes nothing of it', async () => {
    const { id } = await storeOrder(alone);
    await placedIn('confirmed', await find(id));
    const order = await find(id);
    const step = outbox.transaction((unit) =>
      rows.changeOne(unit, id, (locked) => locked.advance({ saga: 'payment_failed', payment: 'failed' }, 'keep')),
    );

    await expect(step).rejects.toThrow(`order ${id} is confirmed, not to be payment_failed next`);
    expect(await find(id)).toEqual(order);
  });
});

/** All that moves an order: what its saga hears, its deadline, its shopper and the shop. */
function allOn({ clock, db }: TestService, rows: Orders, outbox: Outbox): Readonly<Record<string, Happening>> {
  const config = OrdersConfig.parse({});
  const signals = new CommitSignals();
  const [received, refunded] = [new OnPaymentReceived(rows, clock, config), new OnPaymentRefunded(rows)];
  const [failed, opened] = [new OnPaymentFailed(rows, signals), new OnSessionOpened(rows, clock, signals, config)];
  const [reserved, released] = [
    new OnStockReserved(rows, clock, signals, config),
    new OnStockReleased(rows, clock, config),
  ];
  const [refused, expire] = [new OnStockRefused(rows), new ExpireOrders(outbox, rows, clock, db)];
  const [cancel, ship] = [
    new CancelOrder(rows, outbox, clock, signals),
    new ShipOrder(rows, outbox, clock, signals, config),
  ];
  const check = new CheckOrder(rows, outbox, clock, signals, config);
  const change = new ChangePaymentMethod(outbox, rows, new OrderViews(config), clock, config);
  const hears =
    (reacts: Reacts, changes: object = {}): Happening =>
    ({ id: orderId }) => {
      const data = { orderId, paymentId: randomUUID(), currency: 'CZK', ...changes };
      const delivery = { data, asCause: firstCause() } as unknown as ReceivedEvent<never>;
      return outbox.transaction((unit) => reacts([delivery], new EventContext([unit])));
    };
  const to = (method: 'card' | 'transfer') => (order: Order) => change.execute(order.token, method);
  return {
    paid: hears((heard, context) => received.countAll(heard, context), { amount: total }),
    'paid in part': hears((heard, context) => received.countAll(heard, context), { amount: 1 }),
    refunded: hears((heard, context) => refunded.settle(heard, context), { paymentId: before, amount: total }),
    failed: hears((heard, context) => failed.fail(heard, context), { reason: 'declined' }),
    opened: hears((heard, context) => opened.wait(heard, context)),
    reserved: hears((heard, context) => reserved.continue(heard, context), { lines: [] }),
    released: hears((heard, context) => released.suspendHolds(heard, context)),
    refused: hears((heard, context) => refused.refund(heard, context)),
    'too old': async ({ id }) => {
      await db.manager.update(Order, { id, dueAt: Not(IsNull()) }, { dueAt: clock.now() });
      await expire.perform();
    },
    cancelled: ({ number }) => cancel.execute(number, 'test'),
    'by card': to('card'),
    'by transfer': to('transfer'),
    checked: ({ id }) => check.execute(id),
    shipped: ({ id }) => ship.execute(id, {}),
  };
}
