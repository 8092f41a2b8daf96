import type { CartSnapshot } from '@fenestra/contracts/http/cart';
import type { OrderData } from '@fenestra/contracts/http/orders';
import { shopByCode } from '@fenestra/domain/shop/shops';
import { anOrder } from '@fenestra/testing/an-order';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { choosePayment } from './choose-payment';

const { data } = anOrder(shopCatalogue());
const chosen = (method: 'card' | 'transfer', email: string) => {
  const option = { method, share: 1, refused: null };
  const cart = { shopId: 7, delivery: { kind: 'pickup' }, paymentOptions: [option], totals: { gross: 100_00 } };
  const payment = { method, share: 1 };
  return choosePayment(cart as unknown as CartSnapshot, { ...data, email, payment, deposit: 100_00 });
};

test.each(['jan#1@example.cz', 'a/b=c@example.cz', 'šárka@example.cz'])(
  'an order by card is refused by its e-mail where the gateway would refuse it, and taken by transfer: %s',
  (email) => {
    expect(chosen('card', email)).toMatchObject({
      reason: 'order-data-refused',
      details: { fields: { email: 'cardEmail' } },
    });
    expect(chosen('transfer', email)).toMatchObject({ ok: true });
    expect(chosen('card', "jana.o'brien+okna@xn--mller-kva.de")).toMatchObject({ ok: true });
  },
);

const cash = { method: 'cash', share: 0 } as const;

/** A delivered cart with cash as its only option. */
const cartIn = (code: 'cs' | 'hu') =>
  ({
    shopId: shopByCode(code).id,
    delivery: { kind: 'delivery', region: 1 },
    paymentOptions: [{ ...cash, refused: null }],
    totals: { gross: 100_000_00 },
  }) as unknown as CartSnapshot;
const dataOf = (deposit: number) => ({ payment: cash, deposit }) as unknown as OrderData;

test.each([
  ['cs', 0, true],
  ['cs', 1, true],
  ['cs', 2, false],
  ['hu', 0, true],
  ['hu', 1, false],
] as const)('a deposit of %s, %d minor units where 0 is due, is right: %s [OPEN-Q-66]', (code, deposit, right) => {
  expect(choosePayment(cartIn(code), dataOf(deposit)).ok).toBe(right);
});
