import { shops } from '@fenestra/domain/shop/shops';
import { exactAmount } from '@fenestra/i18n/money';
import { returningText } from '@fenestra/i18n/returning-text';
import { textsOf } from '@fenestra/i18n/texts-of';
import { aWithdrawal } from '@fenestra/testing/a-withdrawal';
import { anOrder } from '@fenestra/testing/an-order';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { factsOf } from '@fenestra/testing/shop-facts';
import { mailBranding } from '../mail-branding';
import { withdrawalMailOf } from './withdrawal-mail';
import { withdrawalMailHtml } from './withdrawal-mail-html';
import { withdrawalMailText } from './withdrawal-mail-text';

const catalogue = shopCatalogue();
const home = { origin: 'https://okna.example', phone: '+420 222 333 444' };
const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2011', '-');

describe.each(shops.map((shop) => [shop.code, shop] as const))('the receipt of a withdrawal in %s', (_, shop) => {
  const { returns } = factsOf(shop);
  const { withdrawalMail, currency } = textsOf(shop);
  const { order } = anOrder(catalogue, { order: { shopId: shop.id, currency: shop.currency } });
  const goods = order.lines.map((_line, nth) => ({ name: `Zboží ${nth}`, details: [`Popis ${nth}`] }));
  const mailOf = (differences = {}) => withdrawalMailOf([aWithdrawal(order, differences)], order, goods, home, returns);

  it('says in HTML and text what was declared, where the goods go and who pays for that', async () => {
    const mail = mailOf();
    const { wear } = await mailBranding(shop, 'mail@okna.example');

    const said = [
      mail.title,
      ...mail.statements.flatMap(({ facts, goods }) => [...facts.flat(), ...goods!.items.flat()]),
      ...mail.notes,
      ...returningText(shop, returns),
    ];
    for (const part of [withdrawalMailHtml(mail, wear), withdrawalMailText(mail)].map(plain))
      for (const words of said) expect(part).toContain(plain(words));
  });

  it('excludes accessories made to the size of a product from stock by name', () => {
    const { accessoriesStay } = textsOf(shop).withdrawal;
    const itemsOf = (each: typeof order) =>
      withdrawalMailOf([aWithdrawal(each)], each, goods, home, returns).statements[0]!.goods!.items.flat();
    const lines = order.lines.map(({ line, ...rest }) => ({
      ...rest,
      line: { ...line, accessories: { net: 1, parts: [] } },
    }));

    expect(itemsOf({ ...order, lines })).toContain(accessoriesStay);
    expect(itemsOf(order)).not.toContain(accessoriesStay);
  });

  it.each([
    ['whole', true],
    ['part', false],
  ] as const)('names the amount of a withdrawal from the %s', (name, whole) => {
    const { facts } = mailOf({ whole, amount: 1_234_00 }).statements[0]!;

    expect(facts).toContainEqual([withdrawalMail.amount[name], exactAmount(1_234_00, shop, currency)]);
  });

  it.each([
    ['in-time', 'expired'],
    ['late', 'confirmed'],
  ] as const)(
    'says of a statement that was %s what it was when it arrived, although the order is %s by now',
    (standing, saga) => {
      const declared = aWithdrawal(order, { standing });
      const { notes } = withdrawalMailOf([declared], { ...order, saga }, goods, home, returns);
      const { examined, refund } = withdrawalMail;

      expect(notes.includes(refund)).toBe(standing === 'in-time');
      expect(notes.includes(examined.late)).toBe(standing === 'late');
    },
  );

  test('lists all statements that share a mail, each once', async () => {
    const declared = [1_111_00, 2_222_00, 3_333_00].map((amount) =>
      aWithdrawal(order, { amount, name: `Jana ${amount}` }),
    );
    const mail = withdrawalMailOf(declared, order, goods, home, returns);
    const { wear } = await mailBranding(shop, 'mail@okna.example');

    for (const part of [withdrawalMailHtml(mail, wear), withdrawalMailText(mail)].map(plain)) {
      for (const { name, amount } of declared)
        for (const said of [name, plain(exactAmount(amount, shop, currency))]) expect(part.split(said)).toHaveLength(2);
      expect(part.split(plain(withdrawalMail.refund))).toHaveLength(2);
    }
  });

  it('promises no money after the term, nor where nothing was left, and says that people look at it', async () => {
    const shipped = { at: '2026-05-01T08:00:00.000Z', arrives: '2026-05-04', parcel: null };
    const sent = { ...order, shipped, cart: { ...order.cart, delivery: { kind: 'delivery' as const, region: 101 } } };
    const { examined, refund, goods: title } = withdrawalMail;
    const late = withdrawalMailOf([aWithdrawal(sent)], sent, goods, home, returns);
    const nothing = mailOf({ pieces: [], amount: 0 });
    const { wear } = await mailBranding(shop, 'mail@okna.example');

    for (const [mail, said] of [
      [late, examined.late],
      [nothing, examined.nothing],
    ] as const)
      // prettier-ignore
      for (const part of [withdrawalMailHtml(mail, wear), withdrawalMailText(mail)].map(plain)) {
        expect(part).toContain(plain(said));
        expect(part).not.toContain(plain(refund));
        expect(part.includes(plain(title))).toBe(mail === late);
      }
  });
});
