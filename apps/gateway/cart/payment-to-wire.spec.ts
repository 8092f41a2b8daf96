import type { PaymentOption } from '@fenestra/contracts/http/cart';
import { paymentOptionsOf } from '@fenestra/domain/ordering/payment-options';
import { shopByCode, type ShopCode, shopCodes } from '@fenestra/domain/shop/shops';
import { paymentIdOf, parsePayment, paymentRefusalText, paymentToWire } from './payment-to-wire';

type Cart = Parameters<typeof paymentToWire>[1];

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/** The option of a cart in a shop, as the wire tells it. */
function optionOf(code: ShopCode, id: string, { gross = 100_00, pickup = false, stockOnly = false } = {}) {
  const delivery = pickup ? ('pickup' as const) : ('delivery' as const);
  const cart = { shop: code, stockOnly, technicalControl: !stockOnly, delivery, gross };
  const options: PaymentOption[] = paymentOptionsOf(cart, ['card', 'cash', 'transfer', 'paypal']);
  const told = options.map((option) =>
    paymentToWire(option, { delivery: { kind: delivery } } as unknown as Cart, shopByCode(code)),
  );
  const found = told.find((option) => option.id === id)!;
  return { ...found, description: plain(found.description), reason: found.reason && plain(found.reason) };
}

it.each<[ShopCode, string, RegExp]>([
  ['cs', 'prevodem_1', /obvykle 15,- Kč\./],
  ['cs', 'prevodem_0.3', /obvykle 15,- Kč\./],
  ['sk', 'prevodem_1', /zvyčajne 1 €\./],
  ['at', 'prevodem_0.3', /üblicherweise 1 €\./],
  ['de', 'prevodem_1', /üblicherweise 1 €\./],
])('in %s the option %s says what banks charge for a transfer [PAY-13] [OPEN-Q-67]', (code, id, said) => {
  expect(optionOf(code, id).description).toMatch(said);
});

it('that fee is a text: it is in no amount [OPEN-Q-67]', () => {
  expect(optionOf('cs', 'prevodem_1', { stockOnly: true })).toMatchObject({ dueNow: 100_00, dueLater: 0 });
});

test.each(['at', 'de'] as const)(
  'the deposit option explains the rest by transfer above 2145.00 EUR in %s [PAY-14, OPEN-Q-68]',
  (code) => {
    const why = 'Die Spedition darf höchstens 1 500,00 € in bar annehmen.';

    expect(optionOf(code, 'prevodem_0.3', { gross: 2145_01 }).description).toContain(why);
    expect(optionOf(code, 'prevodem_0.3', { gross: 2145_00 }).description).not.toContain(why);
  },
);

test('the deposit option in Slovakia leaves the rest in cash whatever the total [OPEN-Q-68]', () => {
  const said = optionOf('sk', 'prevodem_0.3', { gross: 99_999_99 }).description;
  expect(said).toContain('Doplatok zaplatíte v hotovosti pri prevzatí.');
});

test('the Hungarian option explains the transfer above 714 000 Ft and promises no cash below [PAY-15]', () => {
  const why = 'a fuvarozó legfeljebb 500 000 Ft készpénzt vehet át.';

  expect(optionOf('hu', 'hotove_0', { gross: 714_001_00 }).description).toContain(why);
  for (const gross of [500_001_00, 714_000_00])
    expect(optionOf('hu', 'hotove_0', { gross }).description).not.toMatch(/készpénz/);
});

it('a rest in cash is paid when the goods are taken over, at the door or in the store', () => {
  for (const pickup of [true, false])
    expect(optionOf('cs', 'prevodem_0.3', { pickup }).description).toContain('Zbytek zaplatíte hotově při převzetí.');
});

it('cash at the door is blocked above the limit, with the limit as the reason [PAY-14]', () => {
  const { disabled, reason } = optionOf('de', 'hotove_0', { gross: 1500_01, stockOnly: true });

  expect(disabled).toBe(true);
  expect(reason).toContain('höchstens 1 500,00 € in bar');
});

it.each(['gopay_1', 'paypal_1', 'paypal_0.3'])(
  '%s is blocked by a reason that speaks of no cards [OPEN-Q-64]',
  (id) => {
    expect(optionOf('de', id)).toMatchObject({ disabled: true, reason: expect.not.stringMatching(/Karte/) as string });
  },
);

it('a reason that is not known has no text', () => {
  expect(paymentRefusalText('full-moon', shopByCode('cs'))).toBeUndefined();
});

describe('platba beside platbaID [PAY-01] [CUST-05] [OPEN-Q-70]', () => {
  const offered = (code: ShopCode) =>
    [true, false].flatMap((stockOnly) =>
      [true, false].flatMap((pickup) => {
        const delivery = pickup ? ('pickup' as const) : ('delivery' as const);
        const cart = { shop: code, stockOnly, technicalControl: false, delivery, gross: 100_00 };
        const options = paymentOptionsOf(cart, ['card', 'cash', 'transfer', 'paypal']);
        return options.map((option) => optionOf(code, paymentIdOf(option), { pickup, stockOnly }));
      }),
    );

  it.each(shopCodes)('in %s is taken as it was offered, and refused as the name of any other way', (code) => {
    const shop = shopByCode(code);
    const all = offered(code);
    expect(all.length).toBeGreaterThan(1);
    for (const { id, name } of all) {
      expect(parsePayment({ paymentId: id, paymentName: name }, shop)).toBeDefined();
      const ownNames = all.filter((each) => each.id === id).map((each) => each.name);
      for (const other of all.filter((each) => !ownNames.includes(each.name)))
        expect([id, other.name, parsePayment({ paymentId: id, paymentName: other.name }, shop)]).toEqual([
          id,
          other.name,
          undefined,
        ]);
    }
  });

  it('may be missing, or words of a release before, which name no other way', () => {
    const way = { method: 'transfer', share: 1 };
    for (const said of [{}, { paymentName: '' }, { paymentName: 'Bankovním převodem' }])
      expect(parsePayment({ paymentId: 'prevodem_1', ...said }, shopByCode('cs'))).toEqual(way);
  });
});
