import { randomUUID } from 'node:crypto';
import { orderWithdrawn } from '@fenestra/contracts/events/order';
import { changeCart } from '@fenestra/contracts/http/cart';
import { shipOrder } from '@fenestra/contracts/http/order-console';
import { readFeed } from '@fenestra/contracts/http/order-feed';
import { type OrderView } from '@fenestra/contracts/http/orders';
import { declareWithdrawal, listWithdrawals, withdrawFromOrder } from '@fenestra/contracts/http/withdrawals';
import { type ShopId, shopById, shops } from '@fenestra/domain/shop/shops';
import { exactAmount } from '@fenestra/i18n/money';
import { textsOf } from '@fenestra/i18n/texts-of';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { Orders } from '@fenestra/orders/order.table';
import { ExpireOrders } from '@fenestra/orders/saga/expire-orders.job';
import { emitted } from '@fenestra/testing/events';
import { must } from '@fenestra/testing/must';
import { eventually } from '@fenestra/testing/time';
import { aCustomer, Pipeline } from './pipeline';
import { unbound } from '../harness/unbound';

type Ordered = OrderView & { readonly email: string };
type Kind = OrderView['lines'][number]['line']['kind'];

const foam = 801;
const days = 24 * 60;

describe('withdrawing from an order [2011/83/EU Art. 11a]', () => {
  let shop: Pipeline;

  beforeAll(async () => {
    shop = await Pipeline.start();
    await shop.setStock(1_000);
  });
  afterAll(() => shop.close());

  /** Two stock windows and two cans of foam, paid by transfer, or where that is not done at the door. */
  async function order(shopId: ShopId = 7, made = false): Promise<Ordered> {
    const cart = await shop.fillCart({ shopId, made, control: !made, stockPieces: 2, accessory: foam });
    const customer = shopById(shopId).settledByPhone ? aCustomer(cart, 'cash', 0) : aCustomer(cart, 'transfer');
    return { ...must(await shop.place(cart, { ...customer, ...livesIn(shopId) })), email: customer.email };
  }
  const lineOf = ({ lines }: OrderView, kind: Kind): string => lines.find(({ line }) => line.kind === kind)!.line.line;
  const withdraw = (
    { token }: OrderView,
    pieces: { line: string; quantity: number }[],
    idempotencyKey = randomUUID(),
  ) =>
    shop.orders.client.call(withdrawFromOrder, {
      params: { token },
      body: { name: 'Jana Nováková', pieces },
      idempotencyKey,
    });
  const declare = (number: string, email: string) =>
    shop.orders.client.call(declareWithdrawal, {
      body: { name: 'Jana Nováková', number, email },
      idempotencyKey: randomUUID(),
    });
  const recorded = async ({ token }: OrderView) =>
    must(await shop.orders.client.call(listWithdrawals, { params: { token } }));
  const told = async ({ orderId }: OrderView) =>
    (await emitted(shop.orders.db, orderWithdrawn)).filter((data) => data.orderId === orderId);

  const reminderIs = (state: string, orderId: string): Promise<void> =>
    eventually(async () => {
      shop.clock.passMinutes(0.01);
      const sql = `SELECT state FROM mail WHERE order_id = $1 AND kind = 'transfer-reminder'`;
      expect(await shop.notifications.db.query(sql, [orderId])).toEqual([{ state }]);
    });

  /** The receipt of an order, as it came. */
  async function receipt({ email, number, shopId }: Ordered): Promise<{ html: string; text: string }[]> {
    const listed = await fetch(`${shop.sandbox.http}/inbox/messages?to=${encodeURIComponent(email)}`);
    const subject = unbound(textsOf(shopById(shopId)).withdrawalMail.subject(number));
    const mails = ((await listed.json()) as { id: string; subject: string }[]).filter(
      (mail) => unbound(mail.subject) === subject,
    );
    const part = async (id: string, format: string): Promise<string> =>
      unbound(await (await fetch(`${shop.sandbox.http}/inbox/messages/${id}.${format}`)).text());
    return Promise.all(mails.map(async ({ id }) => ({ html: await part(id, 'html'), text: await part(id, 'txt') })));
  }

  const receiptStates = async ({ orderId }: OrderView): Promise<string[]> =>
    (
      await shop.notifications.db.query<{ state: string }[]>('SELECT state FROM mail WHERE receipt_of = $1', [orderId])
    ).map(({ state }) => state);

  it('is recorded once for each press, told to the ERP, and confirmed by mail', async () => {
    const ordered = await order();
    const pieces = [{ line: lineOf(ordered, 'stock'), quantity: 1 }];
    const key = randomUUID();
    const [first, second] = [must(await withdraw(ordered, pieces, key)), must(await withdraw(ordered, pieces, key))];

    expect(second).toEqual(first);
    expect(await recorded(ordered)).toEqual([first]);
    const { orderId, number } = ordered;
    const { id: withdrawalId, amount } = first;
    const event = { orderId, number, withdrawalId, lines: pieces, whole: false, amount, standing: 'in-time' };
    expect(await told(ordered)).toEqual([{ ...event, shopId: 7, currency: 'CZK' }]);
    await eventually(async () => {
      const page = must(await shop.orders.client.call(readFeed, { query: { limit: '500' } }));
      const ofIt = page.events.filter(({ type }) => type === orderWithdrawn.type);
      expect(ofIt).toEqual([expect.objectContaining({ data: { ...event, shopId: 7, currency: 'CZK' } })]);
    });
    await eventually(async () => expect(await receipt(ordered)).toHaveLength(1));
  });

  it('answers a key with the pieces and name that it recorded, and refuses it with others', async () => {
    const ordered = await order();
    const key = randomUUID();
    const [window, foam] = [lineOf(ordered, 'stock'), lineOf(ordered, 'accessory')];
    const both = [window, foam].map((line) => ({ line, quantity: 1 }));
    const first = must(await withdraw(ordered, both, key));

    expect(must(await withdraw(ordered, both.toReversed(), key))).toEqual(first);
    for (const pieces of [[{ line: window, quantity: 1 }], [{ line: window, quantity: 2 }]])
      expect(await withdraw(ordered, pieces, key)).toMatchObject({ reason: 'withdrawal-refused' });
    expect(await recorded(ordered)).toEqual([first]);
  });

  it('is bounded by what was bought, also when two press at the same time', async () => {
    const ordered = await order();
    const line = lineOf(ordered, 'stock');
    const answers = await Promise.all([1, 2].map(() => withdraw(ordered, [{ line, quantity: 2 }])));

    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ reason: 'withdrawal-refused' });
    expect(await withdraw(ordered, [{ line, quantity: 1 }])).toMatchObject({ reason: 'withdrawal-refused' });
    expect(await recorded(ordered)).toHaveLength(1);
  });

  /** Withdraws twenty times from one of thirty windows, then from the rest. */
  async function pieceByPiece(): Promise<Ordered> {
    const cart = await shop.fillCart({ stockPieces: 30, control: false });
    const customer = aCustomer(cart, 'transfer');
    const ordered = { ...must(await shop.place(cart, customer)), email: customer.email };
    const piece = [{ line: lineOf(ordered, 'stock'), quantity: 1 }];
    for (let part = 0; part < 20; part++) must(await withdraw(ordered, piece));
    expect(await withdraw(ordered, piece)).toMatchObject({ reason: 'withdrawal-refused' });
    expect(await withdraw(ordered, [{ ...piece[0]!, quantity: 9 }])).toMatchObject({ reason: 'withdrawal-refused' });
    expect(must(await withdraw(ordered, [{ ...piece[0]!, quantity: 10 }]))).toMatchObject({ whole: true });
    return ordered;
  }

  it('is made in twenty parts at the most, as each ends in a mail; all that is left may always go', async () => {
    expect(await recorded(await pieceByPiece())).toHaveLength(21);
  });

  test('piece by piece sends one mail, and after two minutes another one with all statements so far', async () => {
    const ordered = await pieceByPiece();
    await eventually(async () => {
      const states = await receiptStates(ordered);
      expect(states).toHaveLength(21); // one that came later would begin two minutes of its own
      expect(states).toContain('sent');
    });
    shop.clock.passSeconds(119);
    await eventually(async () => expect(await receiptStates(ordered)).not.toContain('sending'));
    expect(await receipt(ordered)).toHaveLength(1);

    shop.clock.passSeconds(1);
    await eventually(async () => expect(new Set(await receiptStates(ordered))).toEqual(new Set(['sent'])));
    const mails = await receipt(ordered);
    expect(mails.length).toBeLessThanOrEqual(2);
    const title = unbound(textsOf(shopById(7)).withdrawalMail.goods);
    for (const part of ['html', 'text'] as const)
      expect(Math.max(...mails.map((mail) => mail[part].split(title).length - 1))).toBe(21);
  });

  it('gives all of the money back in two parts, and leaves what is made to measure', async () => {
    const stockOnly = await order();
    const part = must(await withdraw(stockOnly, [{ line: lineOf(stockOnly, 'stock'), quantity: 1 }]));
    const rest = must(
      await withdraw(stockOnly, [
        { line: lineOf(stockOnly, 'stock'), quantity: 1 },
        { line: lineOf(stockOnly, 'accessory'), quantity: 2 },
      ]),
    );
    expect(part.amount + rest.amount).toBe(stockOnly.total);
    expect([part.whole, rest.whole]).toEqual([false, true]);

    const mixed = await order(7, true);
    const made = [{ line: lineOf(mixed, 'configured'), quantity: 1 }];
    expect(await withdraw(mixed, made)).toMatchObject({ reason: 'withdrawal-refused' });
    must(await declare(mixed.number, mixed.email));
    expect(await recorded(mixed)).toMatchObject([{ pieces: [{ quantity: 2 }, { quantity: 2 }], whole: false }]);
  });

  it('without the link answers alike whether there is such an order or not', async () => {
    const ordered = await order();
    const declaredAt = shop.clock.now().toISOString();
    const strangers = [
      await declare(ordered.number, 'somebody@example.test'),
      await declare('2026/07999999', ordered.email),
    ];
    expect(await recorded(ordered)).toEqual([]);
    const own = await declare(ordered.number, ordered.email.toUpperCase());

    for (const answer of [...strangers, own]) expect(answer).toEqual({ ok: true, value: { declaredAt } });
    expect(await recorded(ordered)).toMatchObject([{ whole: true, amount: ordered.total }]);
  });

  it('of anything in an unpaid order ends the reminders of its payment', async () => {
    const [withdrawn, kept] = await Promise.all([order(), order()]);
    await Promise.all([withdrawn, kept].map(({ orderId }) => reminderIs('due', orderId)));
    must(await withdraw(withdrawn, [{ line: lineOf(withdrawn, 'stock'), quantity: 1 }]));
    shop.clock.passMinutes(11 * days);

    await reminderIs('sent', kept.orderId);
    await reminderIs('needless', withdrawn.orderId);
  });

  /** One stock window, brought home and paid at the door. */
  async function sentHome(arrives: string): Promise<Ordered> {
    const { cartId } = await shop.fillCart({ stockPieces: 1, control: false });
    const changes = [{ kind: 'delivery', delivery: { kind: 'delivery', region: 101 } }] as const;
    const cart = must(
      await shop.cart.client.call(changeCart, { params: { id: cartId }, body: { shopId: 7, changes: [...changes] } }),
    );
    const customer = aCustomer(cart, 'cash', 0);
    const ordered = must(await shop.place(cart, customer));
    await eventually(async () => expect(await shop.read(ordered.token)).toMatchObject({ saga: 'confirmed' }));
    const params = { id: ordered.orderId };
    must(await shop.orders.client.call(shipOrder, { params, body: { arrives } }));
    return { ...ordered, email: customer.email };
  }
  const inDays = (ahead: number): string =>
    new Date(shop.clock.now().getTime() + ahead * 86_400_000).toISOString().slice(0, 10);

  it('after the term is refused by the link, and by number and e-mail it is recorded and receipted for people to judge', async () => {
    const ordered = await sentHome(inDays(1));
    shop.clock.passMinutes(30 * days);
    const pieces = [{ line: lineOf(ordered, 'stock'), quantity: 1 }];

    expect(await withdraw(ordered, pieces)).toMatchObject({ reason: 'withdrawal-refused' });
    must(await declare(ordered.number, ordered.email));
    expect(await recorded(ordered)).toMatchObject([{ pieces, whole: true, amount: ordered.total, standing: 'late' }]);
    expect(await told(ordered)).toMatchObject([{ lines: pieces, standing: 'late' }]);
    await eventually(async () => expect(await receipt(ordered)).toHaveLength(1));
    const { examined, refund } = textsOf(shopById(7)).withdrawalMail;
    const { text } = (await receipt(ordered))[0]!;
    expect(text).toContain(unbound(examined.late));
    expect(text).not.toContain(unbound(refund));

    must(await declare(ordered.number, ordered.email));
    expect(await recorded(ordered)).toHaveLength(1);
  });

  it('by number and e-mail is recorded and receipted also where all is made to measure, and paying is reminded of', async () => {
    const cart = await shop.fillCart({ made: true, control: false });
    const customer = aCustomer(cart, 'transfer');
    const ordered = { ...must(await shop.place(cart, customer)), email: customer.email };
    must(await declare(ordered.number, ordered.email));

    expect(await recorded(ordered)).toMatchObject([{ pieces: [], whole: false, amount: 0 }]);
    expect(await told(ordered)).toMatchObject([{ lines: [], amount: 0, standing: 'nothing' }]);
    await eventually(async () => expect(await receipt(ordered)).toHaveLength(1));
    const { text } = (await receipt(ordered))[0]!;
    expect(text).toContain(unbound(textsOf(shopById(7)).withdrawalMail.examined.nothing));
    shop.clock.passMinutes(11 * days);
    await reminderIs('sent', ordered.orderId);
  });

  it('is refused by the link when the order has ended, and recorded without goods by number and e-mail', async () => {
    const ordered = await order();
    await eventually(async () => expect(await shop.read(ordered.token)).toMatchObject({ saga: 'payment_pending' }));
    shop.clock.passMinutes(14 * days);
    await new ExpireOrders(
      new Outbox(shop.orders.db),
      new Orders(shop.orders.db),
      shop.clock,
      shop.orders.db,
    ).perform();

    const pieces = [{ line: lineOf(ordered, 'stock'), quantity: 1 }];
    expect(await withdraw(ordered, pieces)).toMatchObject({ reason: 'withdrawal-refused' });
    must(await declare(ordered.number, ordered.email));
    expect(await recorded(ordered)).toMatchObject([{ pieces: [], amount: 0, standing: 'nothing' }]);
  });

  it('is confirmed in the words of each shop, with content, day and time', async () => {
    const sinceEight = (shop.clock.now().getTime() - Date.parse('2026-06-01T08:00:00Z')) % 86_400_000;
    shop.clock.passSeconds((86_400_000 - sinceEight) / 1_000);
    const orders = await Promise.all(shops.map(({ id }) => order(id)));
    await Promise.all(orders.map((each) => withdraw(each, [{ line: lineOf(each, 'stock'), quantity: 1 }]).then(must)));

    for (const each of orders) {
      await eventually(async () => expect(await receipt(each)).toHaveLength(1));
      const mail = (await receipt(each))[0]!;
      const { amount } = (await recorded(each))[0]!;
      const local = shopById(each.shopId);
      const { withdrawalMail, currency } = textsOf(local);
      const money = unbound(exactAmount(amount, local, currency));
      for (const part of [mail.html, mail.text]) {
        for (const said of [withdrawalMail.title, withdrawalMail.refund, 'Jana Nováková', money, each.token])
          expect(part).toContain(unbound(said));
        expect(part).toMatch(/10[:.]00/); // 8:00 UTC in summer, wherever the shop is
        expect(part).not.toMatch(/undefined|NaN|Invalid/);
      }
    }
  });
});

/** Postcodes of four digits; those of five are alike everywhere. */
const livesIn = (shopId: ShopId) =>
  shopById(shopId).code === 'at' || shopById(shopId).code === 'hu'
    ? { address: { street: 'Ring 1', city: 'Wien', postcode: '1010' } }
    : {};
