import { mailSent } from '@fenestra/contracts/events/notification';
import { cancelOrder, checkOrder } from '@fenestra/contracts/http/order-console';
import { recordTransfer, reopenPayment } from '@fenestra/contracts/http/payments';
import { answerMail, type OrderView } from '@fenestra/contracts/http/orders';
import { dayIn } from '@fenestra/domain/shop/day';
import { shopById, shops } from '@fenestra/domain/shop/shops';
import { dayText, timeText } from '@fenestra/i18n/day-text';
import { exactAmount } from '@fenestra/i18n/money';
import { textsOf } from '@fenestra/i18n/texts-of';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { Orders } from '@fenestra/orders/order.table';
import { ExpireOrders } from '@fenestra/orders/saga/expire-orders.job';
import { emitted } from '@fenestra/testing/events';
import { must } from '@fenestra/testing/must';
import { eventually } from '@fenestra/testing/time';
import { aCustomer, Pipeline } from './pipeline';
import { releaseExpired } from './release-expired';
import { unbound } from '../harness/unbound';

type Listed = { readonly id: string; readonly subject: string };
type Arrived = { readonly subject: string; readonly text: string; readonly html: string };
type Ordered = OrderView & { readonly email: string };

const day = 24 * 60;
const hours = 2 * 60; // of which waiting takes a part: it moves the clock
const byTransfer = shops.filter(({ settledByPhone }) => !settledByPhone);

describe('the mails of what becomes of an order', () => {
  let shop: Pipeline;
  let expire: ExpireOrders;

  beforeAll(async () => {
    shop = await Pipeline.start();
    expire = new ExpireOrders(new Outbox(shop.orders.db), new Orders(shop.orders.db), shop.clock, shop.orders.db);
  });
  beforeEach(async () => {
    await shop.setStock(1_000);
    await shop.control('gopay/notifications', { mode: 'never' });
  });
  afterAll(() => shop.close());

  async function order(
    method: 'card' | 'transfer',
    { shopId = byTransfer[0]!.id, share = 1, control = false } = {},
  ): Promise<Ordered> {
    const wanted = share === 1 ? { stockPieces: 1 } : { made: true, control };
    const cart = await shop.fillCart({ shopId, ...wanted });
    const customer = { ...aCustomer(cart, method, share), ...livesIn(shopId) };
    const placed = must(await shop.place(cart, customer));
    await isIn('payment_pending', placed);
    await tells(customer.email, 'confirmation');
    return { ...placed, email: customer.email };
  }
  const isIn = (saga: OrderView['saga'], { token }: OrderView): Promise<void> =>
    eventually(async () => expect(await shop.read(token)).toMatchObject({ saga }));
  const answers = async ({ token }: OrderView, outcome: string): Promise<void> => {
    const { gateway } = await shop.read(token);
    await shop.reconcile((await shop.atGateway(gateway!.url!, outcome))!.searchParams.get('id')!);
  };
  /** What is due by then for others waits until the order has ended: no reminder goes out before. */
  async function expiresAfter(minutes: number): Promise<void> {
    const ahead = { now: () => new Date(shop.clock.now().getTime() + minutes * 60_000) };
    await new ExpireOrders(new Outbox(shop.orders.db), new Orders(shop.orders.db), ahead, shop.orders.db).perform();
    shop.clock.passMinutes(minutes);
  }
  /** It is due in a quarter of an hour from when the failure was heard of. */
  const failureIsHeard = ({ orderId }: OrderView): Promise<void> =>
    eventually(async () => {
      const sql = `SELECT FROM mail WHERE order_id = $1 AND kind = 'payment-failed'`;
      expect(await shop.notifications.db.query(sql, [orderId])).toHaveLength(1);
    });
  const transfers = async ({ orderId, dueNow }: OrderView): Promise<void> => {
    const body = { amount: dueNow };
    must(await shop.payments.client.call(recordTransfer, { params: { orderId }, body, idempotencyKey: orderId }));
  };

  const kindsOf = async (email: string): Promise<string[]> => {
    const [found] = await shop.orders.db.query<{ id: string }[]>(`SELECT id FROM orders WHERE data->>'email' = $1`, [
      email,
    ]);
    const sql = `SELECT kind FROM mail WHERE order_id = $1 AND state = 'sent' ORDER BY id`;
    return (await shop.notifications.db.query<{ kind: string }[]>(sql, [found!.id])).map(({ kind }) => kind);
  };
  /** Passes when these and no others were sent, each once. */
  const tells = (email: string, ...kinds: string[]): Promise<void> =>
    eventually(async () => {
      shop.clock.passMinutes(0.01);
      expect((await kindsOf(email)).toSorted()).toEqual(kinds.toSorted());
      expect(await inbox(email)).toHaveLength(kinds.length);
    });
  const inbox = async (email: string): Promise<Listed[]> =>
    (await (await fetch(`${shop.sandbox.http}/inbox/messages?to=${encodeURIComponent(email)}`)).json()) as Listed[];
  /** Of those to an address the one with a subject, as it came. */
  async function arrived(email: string, subject: string): Promise<Arrived> {
    const { id } = (await inbox(email)).find((mail) => unbound(mail.subject) === unbound(subject))!;
    return { subject, text: await partOf(id, 'txt'), html: await partOf(id, 'html') };
  }
  const partOf = async (id: string, format: string): Promise<string> =>
    unbound(await (await fetch(`${shop.sandbox.http}/inbox/messages/${id}.${format}`)).text());
  const textOf = (id: string): Promise<string> => partOf(id, 'txt');

  it('say that goods are free for others after a day in which nobody opened the link, in the words of each shop', async () => {
    const orders = await Promise.all(byTransfer.map(({ id }) => order('transfer', { shopId: id })));
    const [{ token, shopId, number, email }] = orders as [Ordered];
    const confirmation = await arrived(email, textsOf(shopById(shopId)).confirmationMail.subject(number));
    const mailKey = new RegExp(`\\?o=${token}&m=([\\w-]{22})$`, 'm').exec(confirmation.text)![1]!;
    must(await shop.orders.client.call(answerMail, { params: { token }, body: { mailKey } }));
    await eventually(async () => expect(await keptLonger(orders[0]!)).toBe(true));

    shop.clock.passMinutes(day);
    await releaseExpired(shop.stock);
    await tells(email, 'confirmation');
    for (const released of orders.slice(1)) {
      await tells(released.email, 'confirmation', 'hold-ended');
      const { texts, amount } = wordsOf(released.shopId);
      const { html, text } = await arrived(released.email, texts.released.subject(released.number));
      for (const part of [html, text])
        for (const said of [texts.released.title, texts.released.text, amount(released.dueNow), released.token])
          expect(part).toContain(unbound(said));
    }
  });
  const keptLonger = async ({ orderId }: Ordered): Promise<boolean> => {
    const sql = `SELECT expires_at > $2 AS kept FROM reservation WHERE order_id = $1`;
    const inTwoDays = new Date(shop.clock.now().getTime() + 2 * day * 60_000);
    return (await shop.stock.db.query<{ kept: boolean }[]>(sql, [orderId, inTwoDays]))[0]!.kept;
  };

  it('remind of a transfer three days before its end and thank for it when it has come, in the words of each shop', async () => {
    const orders = await Promise.all(byTransfer.map(({ id }) => order('transfer', { shopId: id, share: 0.3 })));
    shop.clock.passMinutes(11 * day - hours);
    for (const { email } of orders) expect(await kindsOf(email)).toEqual(['confirmation']);

    const { payBy } = await shop.read(orders[0]!.token);
    shop.clock.passMinutes(hours);
    for (const { email } of orders) await tells(email, 'confirmation', 'transfer-reminder');
    await Promise.all(orders.map(transfers));
    for (const { email } of orders) await tells(email, 'confirmation', 'transfer-reminder', 'payment-received');

    for (const { email, number, shopId, dueNow, dueLater, token, transfer } of orders) {
      const { texts, amount } = wordsOf(shopId);
      const { html, text } = await arrived(email, texts.reminder.subject(number));
      const lastDay = lastDayOf(new Date(payBy!), shopId);
      for (const part of [html, text]) {
        for (const said of [texts.reminder.title.deposit, amount(dueNow), lastDay, transfer!.variableSymbol, token])
          expect(part).toContain(unbound(said));
      }
      const receipt = await arrived(email, texts.received.subject(number));
      for (const part of [receipt.html, receipt.text]) {
        for (const said of [texts.received.title.deposit, amount(dueNow), amount(dueLater), token])
          expect(part).toContain(unbound(said));
        expect(part).not.toContain(transfer!.variableSymbol);
      }
    }
  });

  it('remind of the transfer of an order that was checked three days before its new end', async () => {
    const { orderId, email } = await order('transfer', { share: 0.3, control: true });
    shop.clock.passMinutes(5 * day);
    must(await shop.orders.client.call(checkOrder, { params: { id: orderId } }));
    await tells(email, 'confirmation', 'checked');

    shop.clock.passMinutes(11 * day - hours);
    expect(await kindsOf(email)).toEqual(['confirmation', 'checked']);
    shop.clock.passMinutes(hours);
    await tells(email, 'confirmation', 'checked', 'transfer-reminder');
  });

  it('say once that a card was not paid with, until when it can be and where, and that it was then', async () => {
    const ordered = await order('card');
    const { email, number, shopId, dueNow, orderId } = ordered;
    await answers(ordered, 'cancel');
    await isIn('payment_failed', ordered);
    await failureIsHeard(ordered);
    const end = new Date((await shop.read(ordered.token)).payBy!);
    shop.clock.passMinutes(15);
    await tells(email, 'confirmation', 'payment-failed');

    const { texts, amount } = wordsOf(shopId);
    const { html, text } = await arrived(email, texts.failed.subject(number));
    for (const part of [html, text]) {
      const [lastDay, time] = [lastDayOf(end, shopId), timeText(end, shopById(shopId))];
      for (const said of [texts.failed.text.card, texts.failed.again(amount(dueNow)), ordered.token, lastDay, time])
        expect(part).toContain(unbound(said));
    }

    must(await shop.payments.client.call(reopenPayment, { params: { orderId }, idempotencyKey: 'again' }));
    await isIn('payment_pending', ordered);
    await answers(ordered, 'cancel');
    await isIn('payment_failed', ordered);
    shop.clock.passMinutes(15);
    must(await shop.payments.client.call(reopenPayment, { params: { orderId }, idempotencyKey: 'and again' }));
    await isIn('payment_pending', ordered);
    await answers(ordered, 'pay');
    await tells(email, 'confirmation', 'payment-failed', 'payment-received');
    expect((await arrived(email, texts.received.subject(number))).text).toContain(amount(ordered.total));
  });

  it('are silent about a failure that is mended within a quarter of an hour', async () => {
    const ordered = await order('card');
    const { email, orderId } = ordered;
    await answers(ordered, 'cancel');
    await isIn('payment_failed', ordered);
    await failureIsHeard(ordered);
    must(await shop.payments.client.call(reopenPayment, { params: { orderId }, idempotencyKey: 'again' }));
    await isIn('payment_pending', ordered);
    await answers(ordered, 'pay');
    await isIn('confirmed', ordered);
    shop.clock.passMinutes(15);

    await eventually(async () =>
      expect(
        await shop.notifications.db.query(`SELECT state FROM mail WHERE order_id = $1 AND kind = 'payment-failed'`, [
          orderId,
        ]),
      ).toEqual([{ state: 'needless' }]),
    );
    await tells(email, 'confirmation', 'payment-received');
  });

  it('say why an unpaid order has ended and what becomes of money that is still on its way', async () => {
    const ordered = await order('transfer');
    const { email, number, shopId } = ordered;
    await expiresAfter(14 * day);
    await tells(email, 'confirmation', 'order-ended');

    const { texts } = wordsOf(shopId);
    const { html, text } = await arrived(email, texts.ended.subject(number));
    for (const part of [html, text])
      for (const said of [texts.ended.title.unpaid, texts.ended.onItsWay]) expect(part).toContain(unbound(said));

    await transfers(ordered);
    await tells(email, 'confirmation', 'order-ended', 'payment-received');
  });

  it('say each time that an order has ended, once for each, also where money has revived it between', async () => {
    const ordered = await order('transfer');
    const { email, number, shopId, orderId } = ordered;
    await expiresAfter(14 * day);
    await tells(email, 'confirmation', 'order-ended');
    await transfers(ordered);
    await tells(email, 'confirmation', 'order-ended', 'payment-received');
    must(await shop.orders.client.call(cancelOrder, { body: { number, reason: 'agreed by phone' } }));

    const { texts } = wordsOf(shopId);
    const endings = async () =>
      (await inbox(email)).filter(({ subject }) => unbound(subject) === unbound(texts.ended.subject(number)));
    await eventually(async () => {
      shop.clock.passMinutes(0.01);
      expect(await endings()).toHaveLength(2);
    });
    const told = await Promise.all((await endings()).map(({ id }) => textOf(id)));
    for (const title of [texts.ended.title.unpaid, texts.ended.title.cancelled])
      expect(told.filter((text) => text.includes(unbound(title)))).toHaveLength(1);
    await eventually(async () => {
      const sent = await emitted(shop.notifications.db, mailSent);
      expect(sent.filter((mail) => mail.orderId === orderId && mail.kind === 'order-ended')).toHaveLength(2);
    });
  });

  it('say what was given back when money came too late', async () => {
    const ordered = await order('card');
    const { email, number, shopId, total } = ordered;
    const { gateway } = await shop.read(ordered.token);
    shop.clock.passMinutes(13 * 60);
    await expire.perform();
    await tells(email, 'confirmation', 'order-ended');
    await eventually(async () =>
      expect(await shop.stock.db.query(`SELECT state FROM reservation WHERE order_id = $1`, [ordered.orderId])).toEqual(
        [{ state: 'released' }],
      ),
    );
    await shop.stock.db.query('UPDATE stock_level SET on_hand = reserved WHERE product = 1001');
    await shop.reconcile((await shop.atGateway(gateway!.url!, 'pay'))!.searchParams.get('id')!);
    await tells(email, 'confirmation', 'order-ended', 'money-returned');

    const { texts, amount } = wordsOf(shopId);
    const { html, text } = await arrived(email, texts.returned.subject(number));
    for (const part of [html, text])
      for (const said of [texts.returned.text.all, amount(total)]) expect(part).toContain(unbound(said));
  });

  it('leave neither names nor addresses in rows and events', async () => {
    const ordered = await order('transfer');
    await transfers(ordered);
    await tells(ordered.email, 'confirmation', 'payment-received');

    const { db } = shop.notifications;
    const kept = JSON.stringify([
      await db.query('SELECT * FROM mail'),
      await db.query('SELECT data FROM outbox UNION ALL SELECT data FROM outbox_sent'),
    ]);
    expect(kept).toContain(ordered.orderId);
    expect(kept).not.toMatch(/@|Nováková|601222333/);
  });
});

const lastDayOf = (end: Date, shopId: OrderView['shopId']): string =>
  dayText(dayIn(shopById(shopId), end), shopById(shopId));

/** Postcodes of four digits; those of five are alike everywhere. */
const livesIn = (shopId: OrderView['shopId']) =>
  shopById(shopId).code === 'at' ? { address: { street: 'Ring 1', city: 'Wien', postcode: '1010' } } : {};

function wordsOf(shopId: OrderView['shopId']) {
  const shop = shopById(shopId);
  const { stateMail, currency } = textsOf(shop);
  return { texts: stateMail, amount: (minor: number) => unbound(exactAmount(minor, shop, currency)) };
}
