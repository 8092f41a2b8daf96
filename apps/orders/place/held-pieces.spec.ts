import { randomUUID } from 'node:crypto';
import { holdEnded, orderAnswered, orderEnded, orderPlaced, paymentRequested } from '@fenestra/contracts/events/order';
import { paymentReceived } from '@fenestra/contracts/events/payment';
import { stockReleased, stockReserved } from '@fenestra/contracts/events/reservation';
import {
  answerMail,
  changePaymentMethod,
  OrderView,
  readOrderByToken,
  readOrderSnapshots,
} from '@fenestra/contracts/http/orders';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { emitted, publish } from '@fenestra/testing/events';
import { must } from '@fenestra/testing/must';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import { eventually } from '@fenestra/testing/time';
import { Order } from '../order.entity';
import { Orders } from '../order.table';
import { ExpireOrders } from '../saga/expire-orders.job';
import { orders } from '../service';
import { storeOrder } from '../testing/store-order';
import { siteMultiplier } from '@fenestra/platform/http/ip-network';
import { contactDigests } from './contact-digests';

const hours = 60;
const dayMs = 86_400_000;

describe('what unpaid orders may hold', () => {
  let alone: TestService;
  beforeAll(async () => {
    alone = await startTestService(orders);
  });
  afterAll(() => alone.close());

  /** Orders of two windows 1001 each, as a process of its own stores them. */
  const place = (contacts: readonly string[]): Promise<Order> => storeOrder(alone, false, contacts);
  const find = ({ id }: Order) => alone.db.manager.findOneByOrFail(Order, { id });
  const heldBy = async (contact: string): Promise<number> => {
    const [row] = await alone.db.query<{ pieces: number }[]>(
      `SELECT coalesce(sum(pieces), 0)::int AS pieces FROM held_piece WHERE contact = $1`,
      [contact],
    );
    return row!.pieces;
  };
  const unheldOf = ({ unheld }: Order): number => Object.values(unheld).reduce((sum, pieces) => sum + pieces, 0);

  async function reserved(order: Order): Promise<Order> {
    await alone.db.manager.update(Order, order.id, { method: 'transfer' });
    const line = order.cart.lines[0]!.line;
    const lines = [{ line, product: 1001, reserved: 2, backOrdered: 0 }];
    await publish(alone.transport, stockReserved, { orderId: order.id, lines });
    await eventually(async () => expect((await find(order)).saga).toBe('payment_pending'));
    return find(order);
  }
  const view = async ({ token }: Order): Promise<OrderView> =>
    must(await alone.client.call(readOrderByToken, { params: { token } }));
  const answer = ({ token, mailKey }: Pick<Order, 'token' | 'mailKey'>) =>
    alone.client.call(answerMail, { params: { token }, body: { mailKey: mailKey! } });

  it('is bounded by contact, also where many orders come at once by several processes', async () => {
    const [email, phone] = [randomUUID(), randomUUID()];
    const placed = await Promise.all(
      Array.from({ length: 8 }, (_, nth) => place(nth % 2 ? [email, randomUUID()] : [randomUUID(), phone, email])),
    );

    expect(await heldBy(email)).toBe(10);
    expect(await heldBy(phone)).toBeLessThanOrEqual(10);
    expect(placed.reduce((sum, order) => sum + 2 - unheldOf(order), 0)).toBe(10);
  });

  const person = { email: 'jana@example.test', phone: '+420601222333' };

  it('is told to stock line by line, without whose they are', async () => {
    const contacts = contactDigests(person, { origin: '192.0.2.1' });
    for (let nth = 0; nth < 5; nth++) await place(contacts);
    const beyond = await place([contacts[1]!]);

    const data = (await emitted(alone.db, orderPlaced)).find(({ orderId }) => orderId === beyond.id)!;
    expect(data.lines).toMatchObject([{ quantity: 2, holdable: 0 }]);
    expect(JSON.stringify(await alone.db.query('SELECT * FROM held_piece'))).not.toMatch(/jana|601222333|192\.0\.2/);
  });

  test('the networks of an IPv6 site share wider bounds', async () => {
    const [site, other] = [randomUUID(), randomUUID()];
    const from = (nth: number, of: string) =>
      contactDigests(
        { email: `${randomUUID()}@example.test`, phone: randomUUID() },
        { origin: `${of} ${nth}`, site: of },
      );
    const orders = (10 * siteMultiplier) / 2; // of two pieces each
    for (let nth = 0; nth < orders; nth++) expect(unheldOf(await place(from(nth, site)))).toBe(0);

    expect(unheldOf(await place(from(orders, site)))).toBe(2);
    expect(unheldOf(await place(from(orders, other)))).toBe(0);
  });

  it('is free for the next order once it is paid or has ended', async () => {
    const contact = randomUUID();
    const [paid, ended] = [await place([contact]), await place([contact])];
    expect(await heldBy(contact)).toBe(4);

    const received = {
      orderId: (await reserved(paid)).id,
      paymentId: randomUUID(),
      currency: 'CZK',
      amount: paid.dueNow,
    } as const;
    await publish(alone.transport, paymentReceived, received);
    await eventually(async () => expect(await heldBy(contact)).toBe(2));
    alone.clock.passMinutes(21);
    await new ExpireOrders(new Outbox(alone.db), new Orders(alone.db), alone.clock, alone.db).perform();
    await eventually(async () => expect((await find(ended)).saga).toBe('expired'));
    expect(await heldBy(contact)).toBe(0);
  });

  it('is held for a day while nobody has opened the link of the mail, and then for as long as the transfer may take', async () => {
    const order = await reserved(await place([randomUUID()]));
    const now = alone.clock.now().getTime();
    const asked = (await emitted(alone.db, paymentRequested)).find(({ orderId }) => orderId === order.id)!;
    expect(asked).toMatchObject({
      heldUntil: new Date(now + dayMs).toISOString(),
      payBy: new Date(now + 14 * dayMs).toISOString(),
    });
    expect(await view(order)).toMatchObject({ heldUntil: asked.heldUntil });

    await answer({ ...order, mailKey: order.token });
    expect((await find(order)).answeredAt).toBeNull();
    expect(await answer({ ...order, token: order.mailKey! })).toMatchObject({ ok: false, reason: 'order-unknown' });
    expect([await answer(order), await answer(order)]).toMatchObject([{ ok: true }, { ok: true }]);
    const said = (await emitted(alone.db, orderAnswered)).filter(({ orderId }) => orderId === order.id);
    expect(said).toMatchObject([{ heldUntil: asked.payBy }]);
    expect(await view(order)).not.toHaveProperty('heldUntil');
  });

  it('is held no longer than that by who goes from one way to pay to another and back', async () => {
    const order = await reserved(await place([randomUUID()]));
    const placedAt = alone.clock.now().getTime();
    const change = async (method: 'card' | 'transfer') =>
      must(await alone.client.call(changePaymentMethod, { params: { token: order.token }, body: { method } }));
    const heldUntil = async () => (await view(order)).heldUntil;

    await change('card');
    alone.clock.passMinutes(10 * 60);
    await change('transfer');
    expect(await heldUntil()).toBe(new Date(placedAt + dayMs).toISOString());
    await change('card');
    alone.clock.passMinutes(15 * 60);
    await change('transfer');
    expect(await heldUntil()).toBe(alone.clock.now().toISOString());
  });

  it('tells the key that proves it to mails alone, and only while the goods wait for it', async () => {
    const order = await reserved(await place([randomUUID()]));
    const mailed = async () =>
      must(await alone.client.call(readOrderSnapshots, { query: { ids: order.id } })).orders[0]!.mailKey;
    expect(await mailed()).toBe(order.mailKey);
    expect(JSON.stringify(await view(order))).not.toContain(order.mailKey);

    await answer(order);
    expect(await mailed()).toBeUndefined();
  });

  it('is given to others when the day is over; the order goes on, and says so', async () => {
    const contact = randomUUID();
    const order = await reserved(await place([contact]));
    alone.clock.passMinutes(24 * hours);
    await publish(alone.transport, stockReleased, { orderId: order.id });
    await eventually(async () => expect((await find(order)).releasedAt).not.toBeNull());

    const told = (await emitted(alone.db, holdEnded)).filter(({ orderId }) => orderId === order.id);
    expect(told).toHaveLength(1);
    expect(await view(order)).toMatchObject({ saga: 'payment_pending', goodsReleased: true });
    expect(await heldBy(contact)).toBe(0);
    expect((await emitted(alone.db, orderEnded)).filter(({ orderId }) => orderId === order.id)).toEqual([]);
  });
});
