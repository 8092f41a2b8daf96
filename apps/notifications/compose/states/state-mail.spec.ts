import { randomUUID } from 'node:crypto';
import { orderEnded } from '@fenestra/contracts/events/order';
import { paymentFailed, paymentRefunded } from '@fenestra/contracts/events/payment';
import type { OrderView } from '@fenestra/contracts/http/orders';
import { orderStates } from '@fenestra/domain/ordering/order';
import { shopByCode, shops } from '@fenestra/domain/shop/shops';
import { exactAmount } from '@fenestra/i18n/money';
import { textsOf } from '@fenestra/i18n/texts-of';
import type { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { anOrder } from '@fenestra/testing/an-order';
import { publish } from '@fenestra/testing/events';
import { orderInState } from '@fenestra/testing/order-in-state';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { startTestService } from '@fenestra/testing/start-test-service';
import { eventually } from '@fenestra/testing/time';
import { Drawings } from '../drawings';
import type { MailGoodsLine } from '../goods-html';
import { isStillValid, type OrderStateMailKind, mailKindsByOrderState } from '../../mail-kinds';
import { orderedGoods } from '../ordered-goods';
import { notifications } from '../../service';
import { mailBranding } from '../mail-branding';
import { stateMailOf } from './state-mail';
import { stateMailHtml } from './state-mail-html';
import { stateMailText } from './state-mail-text';

const catalogue = shopCatalogue();
const catalogues = { ofLine: () => Promise.resolve(catalogue) } as unknown as CatalogueCache;
const drawings = new Drawings();
const home = { origin: 'https://okna.example', phone: '+420 222 333 444' };
const returned = 1_234_00;

const states: Record<OrderStateMailKind, Partial<OrderView>> = orderInState;
const kinds = Object.keys(states) as OrderStateMailKind[];

async function mailOf(kind: OrderStateMailKind, differences: Partial<OrderView> = {}) {
  const mailed = anOrder(catalogue, { order: { ...states[kind], ...differences } });
  const { order } = mailed;
  const shop = shops.find(({ id }) => id === order.shopId)!;
  const goods = await orderedGoods(order, catalogues, drawings);
  const mail = stateMailOf(kind, mailed, returned, home, goods);
  const { wear } = await mailBranding(shop, 'mail@okna.example');
  return { order, mail, text: plain(stateMailText(mail)), html: whole(plain(stateMailHtml(mail, wear, () => 'code'))) };
}

const saidOfLine = ({ times, name, details }: MailGoodsLine): string[] => [`${times} ${name}`, ...details];

/** What stands in one piece on a line is not set apart. */
const whole = (html: string): string => html.replaceAll(/<\/?span[^>]*>/g, '');

/** Without the spaces and hyphens that must not break, for reading. */
const plain = (text: string): string => text.replace(/\u00a0/g, ' ').replace(/\u2011/g, '-');

const everyMail = shops.flatMap(({ code, id }) => kinds.map((kind) => [kind, code, id] as const));

it.each(everyMail)('the mail "%s" of %s says all that it says in HTML and in plain text', async (kind, _, shopId) => {
  const { order, mail, text, html } = await mailOf(kind, { shopId });

  const said = [
    mail.title,
    mail.greeting,
    mail.words,
    mail.link.text,
    ...mail.notes,
    ...mail.facts.flat(),
    ...(mail.goods ? [mail.goods.title, ...mail.goods.lines.flatMap(saidOfLine)] : []),
    mail.contact,
  ];
  for (const words of said) for (const part of [text, html]) expect(part).toContain(plain(words));
  expect(html).toContain(`<title>${plain(mail.subject)}</title>`);
  expect(mail.subject).toContain(order.number);
  expect(mail.preview).not.toBe(mail.title);
  for (const part of [text, html]) {
    expect(part).toContain(`https://okna.example/conf/#/objednavka/?o=${order.token}`);
    expect(part).not.toMatch(/undefined|NaN|Invalid/);
  }
});

it.each(shops.map(({ code, id }) => [code, id] as const))('each mail of %s names exact amounts', async (_, shopId) => {
  const shop = shops.find(({ id }) => id === shopId)!;
  const amountOf = (minor: number): string => plain(exactAmount(minor, shop, textsOf(shop).currency));
  const amounts: Record<OrderStateMailKind, number[]> = {
    'payment-received': [1_452_00, 3_388_00],
    'part-received': [returned, 3_000_00, 1_840_00],
    'payment-failed': [4_840_00],
    'transfer-chosen': [4_840_00],
    'transfer-reminder': [4_840_00],
    'hold-ended': [4_840_00],
    'hold-renewed': [],
    checked: [3_388_00],
    shipped: [3_388_00],
    'order-ended': [4_840_00],
    'money-returned': [returned],
  };

  for (const kind of kinds)
    for (const minor of amounts[kind]) expect((await mailOf(kind, { shopId })).text).toContain(amountOf(minor));
});

it.each([
  ['cs', /pustíme se do práce/, /a rozměry potvrdíte/],
  ['sk', /pustíme sa do práce/, /a rozmery potvrdíte/],
  ['at', /beginnen wir mit der Bearbeitung/, /Sie die Maße bestätigt haben/],
  ['de', /beginnen wir mit der Bearbeitung/, /Sie die Maße bestätigt haben/],
  ['hu', /megkezdjük a megrendelés teljesítését/, /Ön a méreteket jóváhagyta/],
] as const)(
  'in %s only the reminder of an order that binds, from the start or since its check, says that work begins with the payment [SHOP-12] [SHOP-13]',
  async (code, begins, after) => {
    const { id: shopId } = shopByCode(code);
    const neverPreliminary: OrderStateMailKind[] = ['payment-failed', 'transfer-chosen']; // those pay at a gateway (SERV-07)

    expect((await mailOf('transfer-reminder', { shopId })).text).toMatch(begins);
    expect((await mailOf('transfer-reminder', { shopId, kind: 'preliminary' })).text).toMatch(after);
    const checked = { shopId, kind: 'preliminary', checkedAt: '2026-06-02T08:00:00.000Z' } as const;
    expect((await mailOf('transfer-reminder', checked)).text).toMatch(begins);
    for (const kind of kinds.filter((each) => !neverPreliminary.includes(each)))
      expect((await mailOf(kind, { shopId, kind: 'preliminary' })).text).not.toMatch(begins);
  },
);

it.each(shops.map(({ code, id }) => [code, id] as const))(
  'in %s goods that are free for others are those from stock: what is made to measure is said to be none of them',
  (_, shopId) => {
    const { lines } = anOrder(catalogue).order;
    const [stock] = lines.filter(({ line }) => line.kind === 'stock');
    const made = { ...stock!, line: { ...stock!.line, kind: 'configured' } } as OrderView['lines'][number];
    const { madeNotReleased } = textsOf(shops.find(({ id }) => id === shopId)!).orderPage;

    const [mixed, stockOnly] = [[stock!, made], [stock!]].map((of) => releasedMailOf({ shopId, lines: of }));
    expect(mixed!.notes[0]).toBe(madeNotReleased);
    expect(stockOnly!.notes).not.toContain(madeNotReleased);
  },
);
/** Without its goods, which it does not list. */
const releasedMailOf = (differences: Partial<OrderView>) =>
  stateMailOf('hold-ended', anOrder(catalogue, { order: { ...states['hold-ended'], ...differences } }), 0, home, []);

it('an order that its gateway refused is not sent to the gateway again', async () => {
  const again = (await mailOf('payment-failed')).text;
  const refused = (await mailOf('payment-failed', { gatewayRefused: true, otherWays: ['transfer'] })).text;

  expect(again).toContain('Zaplatit znovu');
  expect(refused).not.toContain('Zaplatit znovu');
  expect(refused).toMatch(/nepřijala by ji ani znovu.*převodem/s);
});

test('a cash order whose hold ended is asked for no money and told that the link of the mail reserves again', async () => {
  const cash = { saga: 'confirmed', method: 'cash', payment: 'none', dueNow: 0, transfer: null, payBy: null } as const;
  const { mail, text } = await mailOf('hold-ended', { ...cash, dueLater: 4_840_00, restPayment: 'cash_on_delivery' });

  expect(mail.words).toBe(textsOf(shopByCode('cs')).stateMail.released.onDelivery);
  expect(mail.transfer).toBeNull();
  expect(text).not.toContain('GIBACZPX');
});

test.each([
  ['hold-ended', { goodsReleased: true }, true],
  ['hold-ended', {}, false],
  ['hold-renewed', { backOrdered: 1 }, true],
  ['hold-renewed', { backOrdered: 0 }, false],
  ['hold-renewed', { backOrdered: 1, goodsReleased: true }, false],
] as const)('a mail %s of a cash order with %j is true: %s', (kind, facts, isTrue) => {
  const { backOrdered = 0, ...order }: { backOrdered?: number; goodsReleased?: boolean } = facts;
  const snapshot = anOrder(catalogue, { order: { saga: 'confirmed', method: 'cash', ...order } });
  const lines = snapshot.order.lines.map((line) => ({ ...line, backOrdered }));

  expect(isStillValid(kind, { ...snapshot, order: { ...snapshot.order, lines } })).toBe(isTrue);
});

it('a failed payment is asked for again with hour and day in the shop', async () => {
  expect((await mailOf('payment-failed')).text).toMatch(/1\. června 2026, 23:14/);
  expect((await mailOf('payment-failed', { method: 'paypal' })).text).toContain('PayPal');
});

it('an order that is settled by phone says where to transfer it from its check on, where a carrier may not collect it [PAY-08] [PAY-15]', async () => {
  const above: Partial<OrderView> = {
    ...{ shopId: 10, currency: 'HUF', kind: 'preliminary', saga: 'confirmed', method: 'cash', payment: 'none' },
    ...{ paid: 0, dueNow: 0, dueLater: 4_840_00, restPayment: 'transfer', transfer: null },
    confirmedAt: '2026-06-01T08:00:00.000Z',
  };
  const { mail, html, text } = await mailOf('checked', { ...above, checkedAt: '2026-06-03T08:00:00.000Z' });

  expect(mail.transfer?.code?.content).toMatch(/^HCT\n[^]*\nHUF4840\n/);
  for (const part of [html, text])
    for (const said of ['GIBACZPX', '2607000123', 'kiszállítás előtt kell átutalnia']) expect(part).toContain(said);
  const atTheDoor = { ...above, restPayment: 'cash_on_delivery', checkedAt: '2026-06-03T08:00:00.000Z' } as const;
  expect((await mailOf('checked', atTheDoor)).mail.transfer).toBeNull();
});

it('mails say where to pay as long as a transfer is awaited, be it the rest, and others do not [PAY-03] [OPEN-Q-68]', async () => {
  const asking: OrderStateMailKind[] = [
    'payment-received',
    'part-received',
    'transfer-chosen',
    'transfer-reminder',
    'hold-ended',
  ];
  for (const kind of kinds) expect((await mailOf(kind)).text.includes('GIBACZPX')).toBe(asking.includes(kind));

  const afterDeposit = await mailOf('payment-received', { method: 'card' });
  expect(afterDeposit.mail.transfer?.code?.content).toContain('*AM:3388.00*');
  expect(afterDeposit.html).toContain('cid:code');
  const atTheDoor = await mailOf('payment-received', { restPayment: 'cash_on_delivery' });
  const whole = await mailOf('payment-received', { paid: 4_840_00, dueLater: 0, restPayment: null });
  expect([atTheDoor, whole].map(({ mail }) => mail.transfer)).toEqual([null, null]);
});

it.each([
  [{ payment: 'failed', method: 'transfer' }, 'unpaid', true],
  [{ payment: 'failed', method: 'card' }, 'unpaid', false],
  [{ saga: 'refund_pending', payment: 'paid', paid: 1_00 }, 'incomplete', false],
  [{ payment: 'none' }, 'unavailable', false],
  [{ saga: 'cancelled', payment: 'none' }, 'cancelled', false],
] as const)('an order that ended as %j is told to be %s', async (differences, why, mayBeOnItsWay) => {
  const { ended } = textsOf(shops[0]!).stateMail;
  const { mail } = await mailOf('order-ended', { shopId: shops[0]!.id, ...differences });

  expect(mail).toMatchObject({ title: ended.title[why], words: ended.text[why] });
  expect(mail.notes.includes(ended.onItsWay)).toBe(mayBeOnItsWay);
});

describe('the mail of an order that was checked', () => {
  const { checked, received } = textsOf(shops[0]!).stateMail;
  const checkedOrder = (differences: Partial<OrderView> = {}) =>
    mailOf('checked', { shopId: shops[0]!.id, ...differences });

  it('names the day by which it comes, counted from the check, and where nothing is made neither sizes nor production', async () => {
    const { mail } = await checkedOrder();

    expect(mail).toMatchObject({ title: checked.title.stock, words: checked.text.stock, goods: null });
    expect(mail.facts.map(([, fact]) => plain(fact))).toContain('nejpozději 12. června 2026');
    expect(mail.notes).not.toContain(checked.wrong);
  });

  it('says until when a mistake in what is made can be mended, and no size', async () => {
    const [{ line }] = anOrder(catalogue).order.lines as [OrderView['lines'][number]];
    const made = { ...line, kind: 'configured' } as OrderView['lines'][number]['line'];
    const mailed = anOrder(catalogue, { order: { ...states.checked, lines: [{ line: made, backOrdered: 0 }] } });
    const mail = stateMailOf('checked', mailed, 0, home, []);

    expect(mail).toMatchObject({ title: checked.title.made, words: checked.text.made, goods: null });
    expect(mail.notes).toContain(checked.wrong);
  });

  it('says that the money is awaited, and where to send it, as long as it is', async () => {
    const unpaid = { saga: 'payment_pending', payment: 'pending', paid: 0, payBy: '2026-06-15T08:00:00.000Z' } as const;
    const waiting = await checkedOrder(unpaid);
    const paid = await checkedOrder();

    expect([waiting, paid].map(({ mail }) => mail.notes.includes(checked.awaited))).toEqual([true, false]);
    expect([waiting, paid].map(({ text }) => text.includes('GIBACZPX'))).toEqual([true, false]);
    const { toPay, received: receipt } = textsOf(shops[0]!).stateMail;
    expect([waiting, paid].map(({ mail }) => mail.facts[1]![0])).toEqual([toPay, receipt.rest]);
  });

  it('is followed by a receipt that promises no call any more', async () => {
    const receiptOf = async (checkedAt?: string) =>
      (await mailOf('payment-received', { shopId: shops[0]!.id, kind: 'preliminary', checkedAt })).mail;

    expect(await receiptOf()).toMatchObject({ title: received.title.preliminary, words: received.text.preliminary });
    expect(await receiptOf('2026-06-02T08:00:00.000Z')).toMatchObject({
      title: received.title.deposit,
      words: received.text.binding,
    });
  });
});

it('tells a second payment that went back from an order that could not be honoured', async () => {
  const { returned: words } = textsOf(shops[0]!).stateMail;

  expect((await mailOf('money-returned', { shopId: shops[0]!.id, saga: 'confirmed' })).mail.words).toBe(
    words.text.twice,
  );
  expect((await mailOf('money-returned', { shopId: shops[0]!.id, saga: 'refund_pending' })).mail.words).toBe(
    words.text.all,
  );
});

it.each(shops.map(({ code, id }) => [code, id] as const))(
  'goods on their way whose money went back are not said to be paid in %s: what went back is said, and that nothing is asked for',
  async (_, shopId) => {
    const shop = shops.find(({ id }) => id === shopId)!;
    const { stateMail, confirmationMail, currency } = textsOf(shop);
    const all = 4_840_00;
    const order = { shopId, share: 1, dueNow: all, dueLater: 0, restPayment: null, paid: 0, returned: all } as const;
    const { mail } = await mailOf('shipped', { ...order, payment: 'refunded' });
    const amount = exactAmount(all, shop, currency);

    expect(mail.facts).toContainEqual([stateMail.returned.amount, amount]);
    expect(mail.facts.map(([name]) => name)).not.toContain(confirmationMail.paidAmount);
    expect(mail.notes).toContain(stateMail.shipped.returned(amount));
    expect(mail.notes).not.toContain(stateMail.shipped.allPaid);
  },
);

it.each(shops.map(({ code, id }) => [code, id] as const))(
  'a late receipt after a deposit that went back does not say in %s that the order is paid, but what came and what went back',
  async (_, shopId) => {
    const shop = shops.find(({ id }) => id === shopId)!;
    const { received, returned: back } = textsOf(shop).stateMail;
    const [deposit, rest] = [1_452_00, 3_388_00];
    const order = { shopId, dueNow: deposit, dueLater: rest, restPayment: 'transfer', payment: 'paid' } as const;
    const receiptOf = (change: Partial<OrderView>) =>
      stateMailOf('part-received', anOrder(catalogue, { order: { ...order, ...change } }), rest, home, []);
    const late = receiptOf({ paid: rest, returned: deposit });
    const whole = receiptOf({ paid: deposit + rest });

    expect(late).toMatchObject({ title: received.title.settled, words: received.text.settled, transfer: null });
    expect(late.facts).toContainEqual([back.amount, exactAmount(deposit, shop, textsOf(shop).currency)]);
    expect(whole).toMatchObject({ title: received.title.all, words: received.text.all });
    expect(whole.facts.map(([name]) => name)).not.toContain(back.amount);
  },
);

it('has each mail for some state of an order, and no confirmation for one that is over', () => {
  expect(new Set(orderStates.flatMap((saga) => mailKindsByOrderState[saga]))).toEqual(
    new Set(['confirmation', ...kinds]),
  );
  for (const saga of ['expired', 'cancelled', 'refund_pending', 'refunded'] as const)
    expect(mailKindsByOrderState[saga]).not.toContain('confirmation');
});

it('notes one mail of each kind for an order, however often events come, and one for each refund', async () => {
  const own = await startTestService(notifications, { env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  const orderId = randomUUID();
  const payment = () => ({ orderId, paymentId: randomUUID() });
  for (let nth = 0; nth < 2; nth++) {
    await publish(own.transport, paymentFailed, { ...payment(), reason: 'declined' });
    await publish(own.transport, orderEnded, { orderId, number: '2026/07000123', shopId: 7, reason: 'expired' });
    await publish(own.transport, paymentRefunded, { ...payment(), currency: 'CZK', amount: 100 + nth });
  }

  await eventually(async () =>
    expect(await own.db.query('SELECT kind, amount::int FROM mail ORDER BY kind, amount')).toEqual([
      { kind: 'money-returned', amount: 100 },
      { kind: 'money-returned', amount: 101 },
      { kind: 'order-ended', amount: null },
      { kind: 'payment-failed', amount: null },
    ]),
  );
  await own.close();
});
