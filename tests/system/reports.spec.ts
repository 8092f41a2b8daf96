import { randomUUID } from 'node:crypto';
import { orderPlaced } from '@fenestra/contracts/events/order';
import type { OrderView, Visit } from '@fenestra/contracts/http/orders';
import { gatewayOrderNumber } from '@fenestra/domain/ordering/order-number';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { emitted, publish } from '@fenestra/testing/events';
import { must } from '@fenestra/testing/must';
import { eventually } from '@fenestra/testing/time';
import { aCustomer, Pipeline } from './pipeline';

type Placed = OrderView & { readonly email: string };
type Row = { readonly kind: string; readonly state: string; readonly tries: number };

const ofBlog: Visit = { development: false, affiliateVisitor: 'visitor-of-a-blog' };
const nobodys: Visit = { development: false, affiliateVisitor: null };

const local: Readonly<Record<number, { phone: string; postcode: string; method: 'transfer' | 'cash' }>> = {
  6: { phone: '0901 222 333', postcode: '81101', method: 'transfer' },
  7: { phone: '601 222 333', postcode: '60200', method: 'transfer' },
  9: { phone: '030 1234567', postcode: '10115', method: 'transfer' },
  10: { phone: '06 30 123 4567', postcode: '1051', method: 'cash' },
};

describe('what others hear of an order', () => {
  let shop: Pipeline;

  beforeAll(async () => {
    shop = await Pipeline.start();
  });
  beforeEach(async () => {
    await shop.setStock(1_000);
    await fetch(`${shop.sandbox.http}/__sandbox/faults`, { method: 'DELETE' });
  });
  afterAll(() => shop.close());

  async function place(shopId: ShopId, visit: Visit = ofBlog, refusesNews = false): Promise<Placed> {
    const cart = await shop.fillCart({ shopId, stockPieces: 1 });
    const { phone, postcode, method } = local[shopId]!;
    const email = `${randomUUID()}@example.test`;
    const customer = aCustomer(cart, method, method === 'cash' ? 0 : 1, email);
    const data = { ...customer, phone, refusesNews, address: { ...customer.address, postcode } };
    return { ...must(await shop.place(cart, data, undefined, visit)), email };
  }

  /** Everything that somebody outside has heard of the order. */
  async function heard({ number }: OrderView): Promise<object[]> {
    const records = (await (await fetch(`${shop.sandbox.http}/__sandbox/ledger`)).json()) as Record<string, unknown>[];
    const name = gatewayOrderNumber(number);
    return records
      .filter(({ orderId, OrderID }) => orderId === name || OrderID === name)
      .map(({ at: _, ...record }) => record);
  }

  const rowsOf = ({ orderId }: OrderView): Promise<Row[]> =>
    shop.notifications.db.query('SELECT kind, state, tries FROM report WHERE order_id = $1 ORDER BY kind', [orderId]);
  const ends = (order: OrderView, rows: Record<string, string>): Promise<void> =>
    eventually(async () =>
      expect(Object.fromEntries((await rowsOf(order)).map(({ kind, state }) => [kind, state]))).toEqual(rows),
    );

  const toHeureka = (country: string, { number, email }: Placed, repeated = false) => ({
    ...{ kind: 'heureka.order', country, email, orderId: gatewayOrderNumber(number), repeated },
  });
  const toNetwork = ({ number, currency, cart }: OrderView) => ({
    kind: 'affiliate.sale',
    AccountId: 'default1',
    visitorId: ofBlog.affiliateVisitor,
    TotalCost: (cart.totals.netAfterDiscount / 100).toFixed(2), // picked up: no delivery in it
    OrderID: gatewayOrderNumber(number),
    Currency: currency,
  });

  it('in cs and sk Heureka and the affiliate network hear of it, in hu the network, in de nobody [REPORT-01] [REPORT-02] [REPORT-05] [REPORT-07] [ORDER-04]', async () => {
    const [cs, sk, hu, de] = [await place(7), await place(6), await place(10), await place(9)];
    for (const order of [cs, sk]) await ends(order, { affiliate: 'sent', heureka: 'sent' });
    await ends(hu, { affiliate: 'sent' });
    await ends(de, {});

    const told = async (order: Placed) => (await heard(order)).toSorted((a, b) => (kindOf(a) < kindOf(b) ? -1 : 1));
    expect(await told(cs)).toEqual([toNetwork(cs), toHeureka('cz', cs)]);
    expect(await told(sk)).toEqual([toNetwork(sk), toHeureka('sk', sk)]);
    expect(await told(hu)).toEqual([toNetwork(hu)]);
    expect(await told(de)).toEqual([]);
  });

  it.each([
    ['whoever wants no news is not asked for a review [OPEN-Q-84] [CUST-04]', nobodys, true],
    ['an order of development is nobody’s business [REPORT-08] [OPEN-Q-102]', { ...ofBlog, development: true }, false],
  ])('%s', async (_, visit, refusesNews) => {
    const order = await place(7, visit, refusesNews);
    await ends(order, { affiliate: 'omitted', heureka: 'omitted' });

    expect(await heard(order)).toEqual([]);
  });

  it('the network hears nothing where nobody can be credited [OPEN-Q-83]', async () => {
    const order = await place(10, nobodys);
    await ends(order, { affiliate: 'omitted' });

    expect(await heard(order)).toEqual([]);
  });

  it('who is down hears of it later, who refuses is not asked again, and the order goes on [REPORT-05]', async () => {
    await shop.control('faults', { target: 'heureka.log', kind: 'fail', code: 503 });
    await shop.control('faults', { target: 'affiliate.sale', kind: 'fail', code: 403 });
    const order = await place(7);
    await eventually(async () =>
      expect(await rowsOf(order)).toMatchObject([
        { kind: 'affiliate', state: 'refused' },
        { kind: 'heureka', state: 'due', tries: 1 },
      ]),
    );
    await eventually(async () => expect(await shop.read(order.token)).toMatchObject({ saga: 'payment_pending' }));
    expect(await heard(order)).toEqual([]);

    shop.clock.passSeconds(5);
    await ends(order, { affiliate: 'refused', heureka: 'sent' });
    expect(await heard(order)).toEqual([toHeureka('cz', order)]);
  });

  it('an answer that is lost is asked for again, and the sale counts once [REPORT-01]', async () => {
    await shop.control('faults', { target: 'affiliate.sale', kind: 'lose' });
    const order = await place(10);
    const tried = { kind: 'affiliate', state: 'due', tries: 1 };
    await eventually(async () => expect(await rowsOf(order)).toEqual([tried]));
    shop.clock.passSeconds(5);
    await ends(order, { affiliate: 'sent' });

    expect(await heard(order)).toEqual([
      toNetwork(order),
      { ...toNetwork(order), kind: 'affiliate.ignored', because: ['the order is known'] },
    ]);
  });

  it('a process that dies between leaves a report that another one makes [REPORT-01]', async () => {
    const order = await place(10, nobodys);
    await ends(order, { affiliate: 'omitted' });
    await shop.notifications.db.query(
      `UPDATE report SET state = 'sending', check_at = $2 WHERE order_id = $1`, // claimed, and nobody is there any more
      [order.orderId, new Date(shop.clock.now().getTime() + 90_000)],
    );
    await shop.orders.db.query(`UPDATE orders SET visit = $2 WHERE id = $1`, [order.orderId, JSON.stringify(ofBlog)]);

    shop.clock.passSeconds(91);
    await ends(order, { affiliate: 'sent' });
    expect(await heard(order)).toEqual([toNetwork(order)]);
  });

  it('an event that comes again reports nothing twice [REPORT-01]', async () => {
    const order = await place(6);
    await ends(order, { affiliate: 'sent', heureka: 'sent' });
    const before = await heard(order);
    const [placed] = (await emitted(shop.orders.db, orderPlaced)).filter(({ orderId }) => orderId === order.orderId);
    const again = await publish(shop.orders.transport, orderPlaced, placed!);
    await eventually(async () =>
      expect(
        await shop.notifications.db.query(
          `SELECT FROM inbox WHERE event_id = $1 AND consumer_group = 'notifications.reports'`,
          [again],
        ),
      ).toHaveLength(1),
    );
    const next = await place(6);
    await ends(next, { affiliate: 'sent', heureka: 'sent' });

    expect(await heard(order)).toEqual(before);
  });

  it('names, addresses and ids of visitors stay with the order [REPORT-05]', async () => {
    const order = await place(7);
    await ends(order, { affiliate: 'sent', heureka: 'sent' });
    const rows = await shop.notifications.db.query(`SELECT r::text AS text FROM report r`);
    const jobs = await shop.notifications.db.query(`SELECT j::text AS text FROM bullmq.job j`);
    const events = (await emitted(shop.orders.db, orderPlaced)).map((data) => ({ text: JSON.stringify(data) }));

    for (const { text } of [...rows, ...jobs, ...events] as { text: string }[])
      expect(text).not.toMatch(/@example|visitor-of/);
  });
});

const kindOf = (record: object): string => (record as { kind: string }).kind;
