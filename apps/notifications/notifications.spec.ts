import { randomUUID } from 'node:crypto';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { ConfigurationClient } from '@fenestra/clients/service-clients';
import { configuration } from '@fenestra/configuration/service';
import { orderPlaced, paymentRequested } from '@fenestra/contracts/events/order';
import type { OrderView } from '@fenestra/contracts/http/orders';
import { brands } from '@fenestra/domain/shop/brands';
import { shopByCode, shopById, shops } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { anOrder } from '@fenestra/testing/an-order';
import { anOrderOfProducts } from '@fenestra/testing/an-order-of-products';
import { publish } from '@fenestra/testing/events';
import { qrCodeText } from '@fenestra/testing/read-qr-code';
import { schemaDrift } from '@fenestra/testing/schema-drift';
import { initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { type TestService, serviceToken, startTestService } from '@fenestra/testing/start-test-service';
import { eventually } from '@fenestra/testing/time';
import { factsOf } from '@fenestra/testing/shop-facts';
import { confirmationOf } from './compose/confirmation/confirmation';
import { confirmationHtml } from './compose/confirmation/confirmation-html';
import { confirmationText } from './compose/confirmation/confirmation-text';
import { Drawings } from './compose/drawings';
import { orderedGoods } from './compose/ordered-goods';
import { notifications } from './service';
import { qrCodePng } from './compose/transfer';
import { mailBranding } from './compose/mail-branding';

const catalogue = shopCatalogue();
let catalogues: CatalogueCache;
const drawings = new Drawings();
const origin = 'https://okna.example';

async function mailOf(order: Partial<OrderView> = {}, data: Parameters<typeof anOrder>[1] = {}, today = '2026-06-01') {
  const snapshot = anOrder(catalogue, { ...data, order });
  const goods = await orderedGoods(snapshot.order, catalogues, drawings);
  const mail = confirmationOf(snapshot, goods, { origin, phone: '+420 222 333 444' }, today);
  const { wear, logo } = await mailBranding(shopById(snapshot.order.shopId), 'mail@okna.example');
  const html = confirmationHtml(mail, wear, (nth) => `line-${nth}`);
  return { snapshot, goods, mail, logo, text: confirmationText(mail), html };
}

/** Without the spaces and hyphens that must not break, for reading. */
const plain = (text: string): string => text.replace(/\u00a0/g, ' ').replace(/\u2011/g, '-');

describe('the confirmation of an order [OPEN-Q-77]', () => {
  let products: TestService;
  let client: ConfigurationClient;

  beforeAll(async () => {
    products = await startTestService(configuration);
    client = new ConfigurationClient(() => products.url, serviceToken);
    catalogues = new CatalogueCache(client, products.clock);
  });
  afterAll(async () => {
    await client.onApplicationShutdown();
    await products.close();
  });

  it('shows what was ordered, drawn and in words, with exact amounts', async () => {
    const { goods, text, html } = await mailOf();

    expect(goods[0]!.picture!.png.subarray(1, 4).toString()).toBe('PNG');
    expect(html).toContain('<img src="cid:line-0"');
    for (const amount of ['4 000,00 Kč', '840,00 Kč', '4 840,00 Kč']) expect(plain(text)).toContain(amount);
    expect(plain(html)).toContain('4 840,00 Kč');
  });

  it.each([
    ['of the version that it was sold by', catalogue.version],
    ['of a line that does not say its version', undefined],
  ])('names an accessory, %s', async (_, version) => {
    const line = { kind: 'accessory', line: randomUUID(), quantity: 2, accessory: 801, catalogue: version } as const;
    const { text, html } = await mailOf({
      lines: [{ line: { ...line, net: 2_50, priceList: 'test' }, backOrdered: 0 }],
    });

    for (const part of [text, html]) expect(plain(part)).toContain('2 × Montážní pěna PUR pistolová 750 ml');
  });

  it('leads to the recap of this order, at the address that the shop is configured with', async () => {
    const { snapshot, html, text } = await mailOf();
    const link = `${origin}/conf/#/objednavka/?o=${snapshot.order.token}`;

    expect(html).toContain(`href="${link}"`);
    expect(text).toContain(link);
  });

  it('says how to transfer what is due now', async () => {
    const { text } = await mailOf({ dueNow: 1_452_00, dueLater: 3_388_00, restPayment: 'cash_on_delivery' });

    expect(plain(text)).toContain('Částka: 1 452,00 Kč');
    expect(text).toContain('Variabilní symbol: 2607000123');
    expect(text).toContain('CZ65 0800 0000 1920 0014 5399');
    expect(plain(text)).toContain('Doplatek 3 388,00 Kč zaplatíte v hotovosti při převzetí.');
  });

  it('asks for what is left of a transfer that came in part, in sums, account and code alike', async () => {
    const { mail } = await mailOf({ paid: 452_00, dueNow: 1_452_00, dueLater: 3_388_00 });
    const { paidAmount, dueNow, dueLater } = textsOf(shopByCode('cs')).confirmationMail;

    expect(mail.payments.map(([name, value]) => [name, plain(value)])).toEqual([
      [paidAmount, '452,00 Kč'],
      [dueNow, '1 000,00 Kč'],
      [dueLater, '3 388,00 Kč'],
    ]);
    expect(plain(mail.transfer!.rows[0]![1])).toBe('1 000,00 Kč');
    expect(mail.transfer!.code!.content).toContain('*AM:1000.00*');
  });

  it('shows the same as a code for banking apps, and none once it is paid [PAY-03]', async () => {
    const { goods, mail, html, text } = await mailOf({ dueNow: 1_452_00, dueLater: 3_388_00 });
    const read = qrCodeText((await qrCodePng(mail.transfer))!);

    expect(read).toBe('SPD*1.0*ACC:CZ6508000000192000145399+GIBACZPX*AM:1452.00*CC:CZK*X-VS:2607000123');
    expect(html).toContain(`<img src="cid:line-${goods.length}" width="152" height="152" alt="QR platba"`);
    expect(text).not.toContain('SPD*');
    expect(await qrCodePng((await mailOf({ payment: 'paid' })).mail.transfer)).toBeUndefined();
  });

  it.each(shops.map((shop) => [shop.code, shop.id, factsOf(shop).account] as const))(
    'names who is paid in %s, and its IBAN once, in two halves that stay whole on a phone [PAY-03]',
    async (_, shopId, payTo) => {
      const { holder, account, iban, bic } = payTo;
      const { mail, html, text } = await mailOf({
        shopId,
        payTo,
        transfer: { account, iban, bic, variableSymbol: '1' },
      });
      const written = mail.transfer!.rows.map(([, value]) => value);

      expect(written.filter((value) => value.replaceAll(' ', '') === iban)).toHaveLength(1);
      expect(written).toContain(account);
      for (const part of [text, html]) expect(plain(part)).toContain(textsOf(shopById(shopId)).transferCode.holder);
      expect(written).toContain(holder);
      expect(html.match(new RegExp(`>(${iban.match(/.{1,4}/g)!.join('[ \u00a0]')})<`))![1]!.split(' ')).toHaveLength(2);
      expect(text).toContain(bic);
    },
  );

  it.each(shops.map(({ code, id }) => [code, id] as const))(
    'wears the accent of %s and of no other shop [STORE-01]',
    async (code, shopId) => {
      const { html, logo } = await mailOf({ shopId });

      expect(html).toContain(`bgcolor="${brands[code].accent}"`);
      expect(html).toContain(`<img src="cid:${logo.cid}"`);
      for (const other of shops.filter((shop) => shop.code !== code))
        expect(html).not.toContain(brands[other.code].accent);
    },
  );

  it('counts the day of the delivery from the money on, and says so as long as a transfer is awaited [CONST-07]', async () => {
    const { waits } = textsOf(shopByCode('cs')).orderDetails;
    const paid = { payment: 'paid', paid: 4_840_00, confirmedAt: '2026-06-08T08:00:00.000Z' } as const;

    expect(plain((await mailOf()).text)).toMatch(new RegExp(`nejpozději 4\\. června 2026[^]*${plain(waits)}`));
    expect(plain((await mailOf(paid)).text)).toContain('nejpozději 11. června 2026');
    expect(plain((await mailOf(paid)).text)).not.toContain(plain(waits));
  });

  it.each(shops.map(({ code, id }) => [code, id] as const))(
    'of a preliminary order in %s says that its transfer may wait for the call, as its recap does [SHOP-12] [SHOP-13]',
    async (_, shopId) => {
      const { payNowOrLater, waits } = textsOf(shopById(shopId)).orderDetails;
      const notesOf = async (order: Partial<OrderView>) => (await mailOf({ shopId, ...order })).mail.notes;

      expect(await notesOf({ kind: 'preliminary' })).toEqual(expect.arrayContaining([payNowOrLater, waits]));
      expect(await notesOf({})).not.toContain(payNowOrLater);
      for (const settled of [{ payment: 'paid' }, { dueNow: 0 }, { saga: 'cancelled' }] as const)
        for (const note of [payNowOrLater, waits])
          expect(await notesOf({ kind: 'preliminary', ...settled })).not.toContain(note);
    },
  );

  it('says why the rest is transferred, too, above the limit of the carrier [OPEN-Q-68]', async () => {
    const { text } = await mailOf({ shopId: 8, dueLater: 1_501_50, restPayment: 'transfer' });

    expect(text).toMatch(
      /überweisen Sie vor der Lieferung: So hohe Beträge darf die Spedition nicht in bar annehmen\./,
    );
  });

  it('says what is taken off for paying in advance [OPEN-Q-66]', async () => {
    const { text } = await mailOf({ method: 'card', transfer: null, total: 4_743_20, dueNow: 4_743_20 });

    expect(plain(text)).toContain('Sleva 2 % za platbu předem: −96,80 Kč');
    expect(text).toContain('Zaplatit objednávku: ');
    expect(text).not.toContain('Variabilní symbol');
  });

  it('asks nobody to pay what has been paid when it is composed', async () => {
    const total = 4_743_20;
    const { text, html } = await mailOf({
      method: 'card',
      transfer: null,
      total,
      dueNow: total,
      payment: 'paid',
      paid: total,
    });

    expect(plain(text)).toContain('Zaplaceno: 4 743,20 Kč');
    expect(text).toContain('Zobrazit objednávku: ');
    for (const part of [text, html]) expect(part).not.toMatch(/Zaplatit|Jakmile dorazí/);
  });

  it('names the pieces that come later [OPEN-Q-78]', async () => {
    const { lines } = anOrder(catalogue).order;
    const { text, html } = await mailOf({ lines: lines.map((line) => ({ ...line, backOrdered: 1 })) });

    for (const part of [text, html]) expect(plain(part)).toContain('1 kus teď není skladem, bude k dispozici později.');
  });

  it.each(shops.map(({ code, id }) => [code, id] as const))(
    'is written in the words of %s, preliminary where it is and was not checked since, and promises no call by a day that is over [SHOP-12, SHOP-13]',
    async (code, shopId) => {
      const texts = textsOf(shopByCode(code)).confirmationMail;
      const preliminary = await mailOf({ shopId, kind: 'preliminary' });
      const binding = await mailOf({ shopId, kind: 'binding' });
      const checked = await mailOf({ shopId, kind: 'preliminary', checkedAt: '2026-06-02T08:00:00.000Z' });
      const made = anOrderOfProducts([initialConfiguration('OS1')], shopById(shopId), { kind: 'preliminary' });

      expect(preliminary.text).toContain(texts.call);
      expect(confirmationOf(made, [], { origin, phone: '' }, '2026-06-01').intro).toBe(texts.preliminary);
      for (const { text } of [binding, checked]) {
        expect(text).not.toContain(texts.call);
        expect(text).toContain(texts.binding.transfer);
      }
      const late = await mailOf({ shopId, kind: 'preliminary' }, {}, '2026-06-08');
      expect(late.text).not.toContain(texts.call);
      expect(plain(late.text)).toContain(plain(textsOf(shopByCode(code)).wireNames.callOverdue('+420 222 333 444')));
      expect(preliminary.html).toMatch(/<html lang="[a-z]{2}-[A-Z]{2}">/);
    },
  );

  it('names the last day of the delivery, which is not promised yet while the order is preliminary [CONST-07]', async () => {
    expect(plain((await mailOf({ kind: 'binding' })).text)).toContain('nejpozději 4. června 2026');
    expect(plain((await mailOf({ kind: 'preliminary' })).text)).toContain('předběžně do 4. června 2026');
  });

  it('tells Hungarians that a technician calls within two working days [SHOP-13]', async () => {
    const hungarian = { shopId: 10, kind: 'preliminary', method: 'cash', transfer: null } as const;

    expect((await mailOf({ ...hungarian, dueNow: 0, dueLater: 4_840_00 })).text).toMatch(
      /Technikusunk két munkanapon belül felhívja[^]*telefonon egyeztetjük/,
    );
  });

  it('tells Hungarians that what delivery costs is not in the sum yet, and others nothing of it [PAY-08]', async () => {
    const { cart } = anOrder(catalogue).order;
    const totals = { ...cart.totals, delivery: 0 };
    const delivered = { cart: { ...cart, totals, delivery: { kind: 'delivery', region: 1 } as const } };
    const hungarian = { ...delivered, shopId: 10, method: 'cash', transfer: null, dueNow: 0 } as const;

    expect((await mailOf(hungarian)).text).toContain('Szállítási díj: a megrendelés után');
    const checked = { ...hungarian, kind: 'preliminary', checkedAt: '2026-06-03T08:00:00.000Z' } as const;
    expect((await mailOf(checked)).text).toContain('Szállítási díj: telefonon egyeztetve');
    expect((await mailOf(delivered)).text).not.toMatch(/^Doprava:/m);
  });

  describe('a Hungarian confirmation names one way to pay', () => {
    const total = 4_840_00;
    const byPhone = { shopId: 10, kind: 'preliminary', method: 'cash', transfer: null } as const;
    const unpaid = { payment: 'none', paid: 0, dueNow: 0, dueLater: total } as const;
    const transfer = 'kiszállítás előtt kell átutalnia';
    const [willAgree, agreed] = ['telefonon egyeztetjük', 'telefonon egyeztettük'];

    test.each([
      ['before the call, up to the limit', 'cash_on_delivery', undefined, [willAgree], [transfer, agreed]],
      ['before the call, above the limit', 'transfer', undefined, [transfer], [agreed]],
      ['after the call, up to the limit', 'cash_on_delivery', '2026-06-03T08:00:00.000Z', [agreed], [transfer]],
      ['after the call, above the limit', 'transfer', '2026-06-03T08:00:00.000Z', [transfer], [agreed, willAgree]],
    ] as const)('%s [PAY-08, PAY-15]', async (_, restPayment, checkedAt, present, absent) => {
      const { text } = await mailOf({ ...byPhone, ...unpaid, restPayment, ...(checkedAt && { checkedAt }) });

      for (const words of present) expect(text).toContain(words);
      for (const words of absent) expect(text).not.toContain(words);
      expect(text).not.toMatch(/Átvételkor fizet|készpénzben fizet/);
    });
  });

  test('only a delivery to a postcode in no list has the note about its price and the call', async () => {
    const { cart } = anOrder(catalogue).order;
    const delivery = { kind: 'delivery', region: 1 } as const;
    const notice = textsOf(shopByCode('cs')).checkout.unlistedPostcode;

    expect((await mailOf({ cart: { ...cart, delivery: { ...delivery, isUnlisted: true } } })).mail.notes).toContain(
      notice,
    );
    expect((await mailOf({ cart: { ...cart, delivery } })).mail.notes).not.toContain(notice);
  });

  it('lets nobody write HTML into it', async () => {
    const address = { street: 'x', city: '<script>alert(1)</script>', postcode: '60200' };
    const order = { ...anOrder(catalogue).order.cart, delivery: { kind: 'delivery', region: 1 } as const };
    const { html } = await mailOf({ cart: order }, { data: { address } });

    expect(html).not.toContain('<script');
    expect(html).toContain('602\u00a000 &lt;script&gt;');
  });
});

test('a mail keeps neither name nor address, and waits with a reason code while orders is unreachable', async () => {
  expect(await schemaDrift(notifications)).toEqual([]);
  const alone = await startTestService(notifications, { env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  const orderId = randomUUID();
  const { currency, total, dueNow, dueLater, number, shopId, kind, method } = anOrder(catalogue).order;
  const placed = { orderId, currency, total, dueNow, dueLater, number, shopId, kind, method, cartId: 'x', lines: [] };
  const eventId = await publish(alone.transport, orderPlaced, placed);
  await eventually(async () => expect(await alone.db.query('SELECT FROM mail WHERE tries = 0')).toHaveLength(1));
  await publish(alone.transport, paymentRequested, { orderId, number, shopId, method, currency, amount: dueNow }); // stock has answered

  const said = 'service-unavailable: GET /orders got no answer';
  await eventually(async () =>
    expect(await alone.db.query('SELECT id, order_id, kind, state, tries, said FROM mail')).toEqual([
      { id: eventId, order_id: orderId, kind: 'confirmation', state: 'due', tries: 1, said },
    ]),
  );
  await alone.close();
});
