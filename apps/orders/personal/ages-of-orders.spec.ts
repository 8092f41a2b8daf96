import { eraseCustomer, exportCustomer } from '@fenestra/contracts/http/customers';
import { erasedEmail, erasedText } from '@fenestra/domain/erasure';
import type { OrderState } from '@fenestra/domain/ordering/order';
import { firstIdAt } from '@fenestra/platform/service/retention-periods';
import { must } from '@fenestra/testing/must';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import { OrdersConfig } from '../config';
import type { Order } from '../order.entity';
import { orders } from '../service';
import { storeOrder } from '../testing/store-order';
import { EraseOrders } from './erase-orders';
import { PurgeOrders } from './purge-orders.job';
import { PersonalOrders } from './personal-orders.table';

const config = OrdersConfig.parse({});
/** Minutes, some hours less than years have: what begins at the end of December stays in its year. */
const years = (count: number): number => count * 365 * 24 * 60;

let own: TestService;
beforeAll(async () => {
  own = await startTestService(orders);
});
beforeEach(() => own.db.query('TRUNCATE orders, withdrawal, erasure, erp_event CASCADE'));
afterAll(() => own.close());

const asked = { orderIds: [], marks: [] };
const exported = async (email: string) => must(await own.client.call(exportCustomer, { body: { email, ...asked } }));
const erase = async (email: string) => must(await own.client.call(eraseCustomer, { body: { email, ...asked } }));
const sweep = () => {
  const { db, clock } = own;
  const rows = new PersonalOrders(db);
  const job = () => new PurgeOrders(rows, new EraseOrders(rows, clock, config), clock, config, db).perform();
  return Promise.all([job(), job()]); // in two processes at the same time
};
async function anOrderIn(saga: OrderState, paid = 0): Promise<Order> {
  const order = await storeOrder(own);
  await own.db.query('UPDATE orders SET saga = $2, paid = $3 WHERE id = $1', [order.id, saga, paid]);
  return order;
}
const dataOf = async ({ number }: Order) => {
  const [row] = await own.db.query<{ data: Order['data'] }[]>('SELECT data FROM orders WHERE number = $1', [number]);
  return row!.data;
};

it.each(['confirmed', 'refunded'] as const)(
  'of a sale that is %s the buyer stays, and nothing to reach them by',
  async (saga) => {
    const order = await anOrderIn(saga, 100);
    const { kept, erased } = await erase(order.data.email.toUpperCase());
    const { firstName, lastName, address } = order.data;

    expect(await dataOf(order)).toMatchObject({ firstName, lastName, address, email: erasedEmail, phone: erasedText });
    expect(erased).toMatchObject({ orders: 1 });
    expect(kept).toMatchObject([{ what: expect.stringContaining(order.number) as string, until: '2036-12-31' }]);
  },
);

it.each(['expired', 'cancelled'] as const)('of an order that is %s without a payment nobody stays', async (saga) => {
  const order = await anOrderIn(saga);
  await erase(order.data.email);

  const text = JSON.stringify(await dataOf(order));
  const { firstName, lastName, email, phone, address } = order.data;
  for (const told of [firstName, lastName, email, phone, address.street]) expect(text).not.toContain(told);
});

it.each([
  ['expired', true],
  ['cancelled', false],
] as const)('of an order that is %s is told whether money that still comes goes back: %s', async (saga, goesBack) => {
  const order = await anOrderIn(saga);
  const { kept } = await erase(order.data.email);

  expect(kept.map(({ why }) => why.includes('money that still comes for it goes back'))).toEqual([goesBack]);
});

it('an order that is being carried out is erased by itself within an hour after its end', async () => {
  const order = await anOrderIn('payment_pending');
  const { kept, erased } = await erase(order.data.email);
  expect(erased).toMatchObject({ orders: 0 });
  expect(kept).toMatchObject([{ why: expect.stringContaining('carried out') as string, until: null }]);
  await sweep();
  expect(await dataOf(order)).toEqual(order.data);

  await own.db.query(`UPDATE orders SET saga = 'expired' WHERE id = $1`, [order.id]);
  await sweep();
  expect(await dataOf(order)).toMatchObject({ email: erasedEmail, lastName: erasedText });
});

test('an order is exported with its texts as typed and erased with them, by either spelling of its address', async () => {
  const order = await anOrderIn('cancelled');
  const typed = { email: 'info@müller.de', lastName: "O'Brien", note: 'zvonek "O\'Brien" & syn' };
  const data = { ...order.data, email: 'info@xn--mller-kva.de', lastName: 'OBrien', typed };
  await own.db.query('UPDATE orders SET data = $2 WHERE id = $1', [order.id, JSON.stringify(data)]);
  expect(await exported('Info@MÜLLER.de')).toMatchObject({
    data: { orders: [{ data: { typed } }] },
    marks: expect.arrayContaining(["o'brien", 'obrien', 'info@müller.de', 'info@xn--mller-kva.de']) as string[],
  });

  expect((await erase('Info@MÜLLER.de')).erased).toMatchObject({ orders: 1 });
  expect(await dataOf(order)).toMatchObject({ email: erasedEmail });
  expect(JSON.stringify(await dataOf(order))).not.toMatch(/brien|müller/i);
});

test('the sweep deletes typed texts of an erased order that an older process has left', async () => {
  const order = await anOrderIn('cancelled');
  const data = { ...order.data, email: erasedEmail, typed: { lastName: "O'Brien" } };
  await own.db.query('UPDATE orders SET data = $2 WHERE id = $1', [order.id, JSON.stringify(data)]);
  await sweep();
  expect(await dataOf(order)).not.toHaveProperty('typed');
});

it('tells orders with what was typed, and by what else its shopper is known', async () => {
  const order = await anOrderIn('confirmed');
  const { data, marks } = await exported(order.data.email);

  expect(data).toMatchObject({ orders: [{ order: { number: order.number }, data: order.data }] });
  expect(marks).toEqual(
    expect.arrayContaining([order.data.email.toLowerCase(), order.data.address.street.toLowerCase()]),
  );
  expect((await exported('nobody@example.test')).data).toEqual({});
});

it('goes with its withdrawals and events after the calendar years of accounting, in batches, and not before', async () => {
  own.clock.catchUp();
  const order = await anOrderIn('confirmed');
  await own.db.query('DELETE FROM held_piece');
  await own.db.query('UPDATE orders SET id = uuidv7() WHERE id = $1', [order.id]);
  await own.db.query(
    `INSERT INTO withdrawal (id, order_id, idempotency_key, name, declared_at, pieces, whole, amount)
     SELECT uuidv7(), id, 'key', 'Jana', placed_at, '[]', false, 1 FROM orders`,
  );
  await own.db.query(
    `INSERT INTO erp_event (position, event_id, type, headers, data)
     SELECT -n, gen_random_uuid(), 'x', jsonb_build_object('ce_time', $1::timestamptz), '{}' FROM generate_series(1, 1201) n`,
    [own.clock.now()],
  );
  const left = async () => {
    const counts = ['orders', 'withdrawal', `erp_event WHERE type = 'x'`].map((table) =>
      own.db.query<unknown[]>(`SELECT FROM ${table}`),
    );
    return (await Promise.all(counts)).map(({ length }) => length);
  };
  own.clock.passMinutes(years(config.ORDER_YEARS));
  await sweep();
  expect(await left()).toEqual([1, 1, 1201]);

  own.clock.passMinutes(years(2));
  await sweep();
  expect(await left()).toEqual([0, 0, 0]);
});

it('of the synthetic shopper goes after days of its own where nothing comes of it any more, and no order of anybody else', async () => {
  const visit = { development: true, affiliateVisitor: null, synthetic: true } as const;
  const inState = async (saga: OrderState, of: typeof visit | undefined): Promise<Order> => {
    const order = await storeOrder(own, false, undefined, of);
    await own.db.query('UPDATE orders SET saga = $2 WHERE id = $1', [order.id, saga]);
    return order;
  };
  own.clock.catchUp();
  const over = await inState('cancelled', visit);
  const kept = [
    await inState('confirmed', visit),
    await inState('refund_pending', visit),
    await inState('cancelled', undefined),
  ];
  const left = async () =>
    (await own.db.query<{ number: string }[]>('SELECT number FROM orders ORDER BY number')).map(({ number }) => number);
  const numbers = kept.map(({ number }) => number);
  own.clock.passMinutes(config.SYNTHETIC_DAYS * 24 * 60 - 60);
  await sweep();
  expect(await left()).toEqual([over.number, ...numbers].toSorted());

  own.clock.passMinutes(120);
  await sweep();
  expect(await left()).toEqual(numbers);
});

it.each([
  [
    'was cancelled',
    `cancelled = jsonb_build_object('at', $2::text, 'reason', 'x')`,
    () => own.clock.now().toISOString(),
  ],
  ['an event was about', `last_event = jsonb_build_object('id', $2::text)`, () => firstIdAt(own.clock.now())],
] as const)(
  'of the synthetic shopper that %s late is kept for as many days after that, for what comes after its end',
  async (_, change, value) => {
    own.clock.catchUp();
    const { number, id } = await storeOrder(own, false, undefined, {
      ...{ development: true, affiliateVisitor: null, synthetic: true },
    });
    const left = async () =>
      (await own.db.query<{ number: string }[]>('SELECT number FROM orders')).map((row) => row.number);
    const age = config.SYNTHETIC_DAYS * 24 * 60;
    own.clock.passMinutes(age + 24 * 60);
    await own.db.query(`UPDATE orders SET saga = 'cancelled', ${change} WHERE id = $1`, [id, value()]);
    own.clock.passMinutes(age - 1);
    await sweep();
    expect(await left()).toEqual([number]);

    own.clock.passMinutes(2);
    await sweep();
    expect(await left()).toEqual([]);
  },
);
