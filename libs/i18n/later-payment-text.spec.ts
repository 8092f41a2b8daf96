import { paymentOptionsOf } from '@fenestra/domain/ordering/payment-options';
import type { PayableOrder } from '@fenestra/domain/ordering/payment-plan';
import { shopByCode, type ShopCode } from '@fenestra/domain/shop/shops';
import { laterPaymentText } from './later-payment-text';

const plain = (text: string | null): string | undefined => text?.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');

/** The sentence of an order as a cart of this total becomes one: `id` is method and share. */
function textOf(shop: ShopCode, id: string, gross: number, facts: Partial<PayableOrder> = {}) {
  const kind = facts.cart?.delivery?.kind ?? 'delivery';
  const cart = { shop, stockOnly: id === 'cash_0' && shop !== 'hu', technicalControl: false, delivery: kind, gross };
  const options = paymentOptionsOf(cart, ['card', 'cash', 'transfer', 'paypal']);
  const { method, dueNow, dueLater, restPayment } = options.find((each) => `${each.method}_${each.share}` === id)!;
  return plain(
    laterPaymentText({
      ...{ shopId: shopByCode(shop).id, saga: 'confirmed', payment: dueNow > 0 ? 'pending' : 'none', paid: 0 },
      ...{ method, total: dueNow + dueLater, dueNow, dueLater, restPayment, placedAt: '2026-06-01T08:00:00.000Z' },
      lines: [{ line: { kind: 'configured' } }],
      ...facts,
    }),
  );
}

const checked = { checkedAt: '2026-06-03T08:00:00.000Z' };
const pickup = { cart: { delivery: { kind: 'pickup' } } } as const;

test.each<[string, string | undefined, string | undefined]>([
  ['cs, a deposit', textOf('cs', 'transfer_0.3', 1_000_00), 'Doplatek 700,00 Kč zaplatíte v hotovosti při převzetí.'],
  ['cs, cash', textOf('cs', 'cash_0', 1_000_00), '1 000,00 Kč zaplatíte v hotovosti při převzetí.'],
  ['cs, a card', textOf('cs', 'card_1', 1_000_00), undefined],
  [
    'sk, a high total',
    textOf('sk', 'transfer_0.3', 9_000_00),
    'Doplatok 6 300,00 € zaplatíte v hotovosti pri prevzatí.',
  ],
  [
    'at, up to the limit',
    textOf('at', 'transfer_0.3', 2_145_00),
    'Den Restbetrag von 1 501,50 € zahlen Sie bar bei der Übergabe.',
  ],
  [
    'de, above the limit',
    textOf('de', 'paypal_0.3', 2_145_01),
    'Den Restbetrag von 1 501,51 € überweisen Sie vor der Lieferung: So hohe Beträge darf die Spedition nicht in bar annehmen.',
  ],
  [
    'de, above the limit at pickup',
    textOf('de', 'transfer_0.3', 2_145_01, pickup),
    'Den Restbetrag von 1 501,51 € zahlen Sie bar bei der Übergabe.',
  ],
  ['de, all of it paid', textOf('de', 'transfer_0.3', 1_000_00, { payment: 'paid', paid: 1_000_00 }), undefined],
  ['de, called off', textOf('de', 'transfer_0.3', 1_000_00, { saga: 'cancelled' }), undefined],
  [
    'hu, between the limits',
    textOf('hu', 'cash_0', 600_000_00),
    'A fizetést telefonon egyeztetjük; a szállítás díját a megrendelés elküldése után számítjuk ki.',
  ],
  [
    'hu, at the limit after the call',
    textOf('hu', 'cash_0', 714_000_00, checked),
    'A fizetést és a szállítás díját telefonon egyeztettük.',
  ],
  [
    'hu, above the limit',
    textOf('hu', 'cash_0', 714_001_00),
    'A fizetendő összeget (714 001 Ft) kiszállítás előtt kell átutalnia, mert ekkora összeget a fuvarozó készpénzben nem vehet át; a részleteket és a szállítás díját telefonon egyeztetjük.',
  ],
  [
    'hu, above the limit after the call, a part paid',
    textOf('hu', 'cash_0', 714_001_00, { ...checked, paid: 1_000_00 }),
    'A fizetendő összeget (713 001 Ft) kiszállítás előtt kell átutalnia: ekkora összeget a fuvarozó készpénzben nem vehet át.',
  ],
  ['hu, at pickup', textOf('hu', 'cash_0', 900_000_00, pickup), 'A fizetést telefonon egyeztetjük.'],
])('the sentence about a later payment of %s fits the payment plan [PAY-08, PAY-14, PAY-15]', (_, text, expected) => {
  expect(text).toBe(expected);
});
