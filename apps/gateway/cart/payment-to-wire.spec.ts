import type { PaymentOption } from '@fenestra/contracts/http/cart';
import { paymentOptionsOf } from '@fenestra/domain/ordering/payment-options';
import { shopByCode, type ShopCode, shopCodes } from '@fenestra/domain/shop/shops';
import { paymentOf, paymentRefusalText, paymentToWire } from './payment-to-wire';

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

it.each<[ShopCode, number, string]>([
  ['at', 2145_00, 'Die Spedition darf höchstens 1 500,00 € in bar annehmen.'],
  ['de', 2145_00, 'Die Spedition darf höchstens 1 500,00 € in bar annehmen.'],
  ['sk', 2145_00, 'dopravca smie prevziať najviac 1 500,00 €.'],
])(
  'in %s a rest above the limit of the carrier is transferred, and the option says why [PAY-14]',
  (code, gross, why) => {
    expect(optionOf(code, 'prevodem_0.3', { gross }).description).toContain(why);
    expect(optionOf(code, 'prevodem_0.3', { gross: 2142_00 }).description).not.toContain(why);
  },
);

it('in Hungary all of it is transferred above 500 000 Ft, and the only option says why [PAY-15]', () => {
  const why = 'a fuvarozó legfeljebb 500 000 Ft készpénzt vehet át.';

  expect(optionOf('hu', 'hotove_0', { gross: 500_001_00 }).description).toContain(why);
  expect(optionOf('hu', 'hotove_0', { gross: 500_000_00 }).description).not.toContain(why);
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

describe('the name of a payment, platba [CUST-05]', () => {
  const transfer = { paymentId: 'prevodem_1', method: 'prevodem', gatewayCode: '' };
  const cs = shopByCode('cs');

  it.each(shopCodes)('in %s agrees with each option that it is shown at [OPEN-Q-70]', (code) => {
    const shop = shopByCode(code);
    for (const kind of ['delivery', 'pickup'] as const)
      for (const stockOnly of [true, false]) {
        const cart = { shop: code, stockOnly, technicalControl: false, delivery: kind, gross: 100_00 };
        const shown = paymentOptionsOf(cart, ['card', 'cash', 'transfer', 'paypal']).map((option) => ({
          option,
          ...paymentToWire(option, { delivery: { kind } } as unknown as Cart, shop),
        }));
        for (const { option, id, name } of shown)
          expect(paymentOf({ paymentId: id, paymentName: name }, shop)).toEqual({
            method: option.method,
            share: option.share,
          });
      }
  });

  it.each(['Dobírka', 'Platební karta online', 'Převodem, záloha 30 %'])('of another one, %s, is refused', (name) => {
    expect(paymentOf({ ...transfer, paymentName: name }, cs)).toBeUndefined();
  });

  it.each([undefined, '', 'Převodem předem', 'Bankovním převodem'])('%s does not contradict a transfer', (name) => {
    expect(paymentOf({ ...transfer, paymentName: name }, cs)).toEqual({ method: 'transfer', share: 1 });
  });
});
