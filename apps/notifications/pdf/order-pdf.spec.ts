import type { OrderSnapshot, OrderView } from '@fenestra/contracts/http/orders';
import { erasedEmail, erasedText } from '@fenestra/domain/erasure';
import { orderTransfer } from '@fenestra/domain/ordering/order-transfer';
import type { Shop } from '@fenestra/domain/shop/shops';
import { shopByCode, shopById, shops } from '@fenestra/domain/shop/shops';
import { grossAmountsOf } from '@fenestra/domain/pricing/displayed-amounts';
import { exactAmount, exactFigure } from '@fenestra/i18n/money';
import { textsOf } from '@fenestra/i18n/texts-of';
import { transferQrText } from '@fenestra/platform/drawing/transfer-code';
import { anOrder } from '@fenestra/testing/an-order';
import { anOrderOfProducts } from '@fenestra/testing/an-order-of-products';
import { type TaggedElement, readPdf, textsOfPage } from '@fenestra/testing/read-pdf';
import { changedBy, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { factsOf } from '@fenestra/testing/shop-facts';
import { orderedTexts } from '../compose/ordered-goods';
import { orderPdf } from './order-pdf';

const catalogue = shopCatalogue();
const catalogues = { ofLine: () => Promise.resolve(catalogue) } as unknown as Parameters<typeof orderedTexts>[1];
const cs = shopByCode('cs');
const each = shops.map((shop) => [shop.code, shop] as const);

const allOf = (parts: readonly TaggedElement[]): TaggedElement[] =>
  parts.flatMap((part) => [part, ...allOf(part.parts)]);
const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

async function read(snapshot: OrderSnapshot) {
  const pages = await readPdf(
    await orderPdf(snapshot, await orderedTexts(snapshot.order, catalogues), factsOf(shopById(snapshot.order.shopId))),
  );
  const parts = pages.flatMap(({ parts }) => allOf(parts));
  return { pages, parts, text: plain(pages.flatMap(textsOfPage).join(' ')) };
}

/** A stulp window and an assembly, a deposit by transfer. */
const made = (shop: Shop, differences?: Partial<OrderView>) =>
  anOrderOfProducts([initialConfiguration('ST2'), changedBy(initialConfiguration('SE-PAS'), { kind: 'add-element', place: 'right', product: 'F1' })], shop, differences); // prettier-ignore

describe('the summary of an order on paper', () => {
  it('says what was ordered, by whom, from whom, and which side the hinges are on', async () => {
    const { text } = await read(made(cs));

    const said = [
      'Souhrn objednávky',
      'Jana Nováková',
      'Lidická 12',
      'Fenestra',
      'Dvoukřídlé okno štulpové',
      'panty vlevo',
    ];
    for (const words of said) expect(text).toContain(words);
    expect(text).toContain('Rám, profil a barva: LINIA 80');
  });

  it('names no buyer once that person was erased, for whoever has the link reads it [GDPR Art. 17]', async () => {
    const { order, data } = made(cs);
    const { text } = await read({ order, data: { ...data, email: erasedEmail, phone: erasedText } });

    for (const words of ['Jana Nováková', 'Lidická 12', 'erased', textsOf(cs).orderPaper.buyer])
      expect(text).not.toContain(words);
    expect(text).toContain(textsOf(cs).orderPaper.seller);
  });

  it.each(each)('in %s has sums and payments to the minor unit, and is no tax document', async (_, shop) => {
    const { order, data } = made(shop);
    const { text } = await read({ order, data });
    const { currency, orderPage } = textsOf(shop);
    const { totals } = order.cart;
    const amounts = [totals.net, totals.vat, order.total, order.dueNow, order.dueLater];

    for (const minor of amounts) expect(text).toContain(plain(exactAmount(minor, shop, currency)));
    const gross = grossAmountsOf(
      totals.lines.map(({ net }) => net),
      totals,
    );
    for (const [nth, { net }] of totals.lines.entries())
      for (const minor of [net, gross[nth]!]) expect(text).toContain(plain(exactFigure(minor, shop)));
    for (const said of [orderPage.summary, orderPage.noTaxDocument]) expect(text).toContain(plain(said));
  });

  it.each(each)('in %s prices what is ordered as its buyer reckons, the parts too [SHOP-07]', async (_, shop) => {
    const { order, data } = made(shop);
    const company = { name: 'Stavby', id: '1', taxId: '', vatPayer: false };
    const { private: withVat, business: withoutVat } = textsOf(shop).orderPaper.pricesIn;
    const { currency } = textsOf(shop);
    const { onePiece } = (await orderedTexts(order, catalogues))[0]!;
    const said = (minor: number) => plain(exactAmount(minor, shop, currency));
    const [person, firm] = [await read({ order, data }), await read({ order, data: { ...data, company } })];

    expect(person.text).toContain(plain(withVat(currency)));
    expect(person.text).toContain(said(grossAmountsOf([onePiece!], order.cart.totals)[0]!));
    expect(firm.text).toContain(plain(withoutVat(currency)));
    expect(firm.text).toContain(said(onePiece!));
  });

  it.each(each)(
    'in %s asks for the deposit by a code that another library reads, then for the rest',
    async (_, shop) => {
      const unpaid = made(shop);
      const { dueNow, dueLater } = unpaid.order;
      const paid = made(shop, { payment: 'paid', paid: dueNow, saga: 'confirmed' });

      for (const [snapshot, minor] of [
        [unpaid, dueNow],
        [paid, dueLater],
      ] as const) {
        // prettier-ignore
        const codes = (await read(snapshot)).pages.flatMap(({ code }) => code ?? []);
        expect(codes).toEqual([transferQrText(orderTransfer(snapshot.order, minor), shop)]);
      }
    },
  );

  it.each([
    ['that is paid', { payment: 'paid', saga: 'confirmed', restPayment: null, dueLater: 0 }],
    ['that was called off', { payment: 'failed', saga: 'expired' }],
  ] as const)('of an order %s asks for no money', async (_, differences) => {
    const { text } = await read(anOrder(catalogue, { order: differences }));

    expect(text).not.toContain('2607000123');
  });

  it('draws every product small in its row and large with its parts, and says what each drawing shows', async () => {
    const { pages, parts } = await read(made(cs));
    const drawings = parts.filter(({ role, alt }) => role === 'Figure' && /okno|sestava/i.test(alt ?? ''));

    expect(drawings).toHaveLength(4);
    expect(pages.flatMap(({ unmarked }) => unmarked)).toEqual([]);
    expect(pages.map(({ silent }, nth) => silent.includes(`strana ${nth + 1} z ${pages.length}`))).toEqual(
      pages.map(() => true),
    );
  });

  it('draws what comes from stock, too, without prices of its parts', async () => {
    const { parts } = await read(anOrder(catalogue));

    expect(parts.filter(({ role }) => role === 'Figure')).toHaveLength(3);
  });

  it('goes on with the products below payments that have a page of their own', async () => {
    const { pages } = await read(
      anOrderOfProducts([initialConfiguration('OS1'), initialConfiguration('ST2'), initialConfiguration('F1')], cs),
    );
    const second = textsOfPage(pages[1]!).map(plain);

    expect(second).toContain(plain(textsOf(cs).orderPaper.plan.title));
    expect(second.join(' ')).toContain('1 230 × 1 480 mm');
  });

  it('goes on over pages where there is more than one holds', async () => {
    const { order, data } = made(cs);
    const goods = await orderedTexts(order, catalogues);
    const many = Array.from({ length: 20 }, () => ({ ...goods[0]!, drawn: null }));
    const pages = await readPdf(await orderPdf({ order, data }, many, factsOf(cs)));

    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flatMap(textsOfPage).filter((text) => text === many[0]!.name)).toHaveLength(20);
  });
});
