import type { HeldCart } from '@fenestra/contracts/http/cart';
import type { OrderData } from '@fenestra/contracts/http/orders';
import { shopByCode } from '@fenestra/domain/shop/shops';
import { choosePayment } from './choose-payment';

const cash = { method: 'cash', share: 0 } as const;

/** A delivered cart with cash as its only option. */
const cartIn = (code: 'cs' | 'hu') =>
  ({
    shopId: shopByCode(code).id,
    delivery: { kind: 'delivery', region: 1 },
    paymentOptions: [{ ...cash, refused: null }],
    totals: { gross: 100_000_00 },
  }) as unknown as HeldCart;
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
