import { shopByCode, type ShopCode } from '../shop/shops';
import { awaitingPaymentStates, orderStates } from './order';
import { type ChangeableOrder, otherPaymentMethods } from './other-payment-methods';
import { paymentOptionsOf } from './payment-options';

const collected = ['card', 'cash', 'transfer', 'paypal'] as const;
type Method = (typeof collected)[number];
type Differences = Partial<Omit<ChangeableOrder, 'cart'>> & { readonly cart?: Partial<ChangeableOrder['cart']> };

/** As the checkout would have made it. */
function anOrder(code: ShopCode, method: Method, share: number, { cart: some, ...differences }: Differences = {}) {
  const cart = {
    stockOnly: true,
    technicalControl: false,
    delivery: { kind: 'pickup' } as const,
    totals: { gross: 10_000_00 },
    ...some,
  };
  const payable = { ...cart, shop: code, delivery: 'pickup', gross: cart.totals.gross } as const;
  const option = paymentOptionsOf(payable, collected).find((each) => each.method === method && each.share === share)!;
  const { dueNow, dueLater } = option;
  const order = {
    shopId: shopByCode(code).id,
    saga: 'payment_pending',
    method,
    share,
    paid: 0,
    dueNow,
    dueLater,
    data: { email: 'jana@example.cz' },
    cart,
  } as const;
  return { ...order, ...differences };
}
const waysOf = (...order: Parameters<typeof anOrder>) => otherPaymentMethods(anOrder(...order), collected);
const made = { stockOnly: false };

describe('an order that is not paid [PAY-05, PAY-13]', () => {
  it.each<[string, ShopCode, Method, number, Differences, Method[]]>([
    ['by card may be paid by transfer', 'cs', 'card', 1, {}, ['transfer']],
    ['by transfer is not offered a card where the gateway refuses the e-mail', 'cs', 'transfer', 1, { data: { email: 'jan#1@example.cz' } }, []],
    ['by PayPal may be paid by transfer, not by card', 'de', 'paypal', 1, {}, ['transfer']],
    ['by transfer may be paid in every other way of its country', 'de', 'transfer', 1, {}, ['card', 'paypal']],
    ['by transfer is not offered the card that its gateway refused', 'de', 'transfer', 1, { refusedMethod: 'card' }, ['paypal']],
    ['by card that its gateway refused may be paid by transfer', 'cs', 'card', 1, { refusedMethod: 'card' }, ['transfer']],
    ['by transfer may be paid by card where PayPal is not offered', 'at', 'transfer', 1, {}, ['card']],
    ['of made goods keeps its two percent', 'sk', 'card', 1, { cart: made }, ['transfer']],
    ['of a deposit keeps its deposit', 'de', 'paypal', 0.3, { cart: made }, ['transfer']],
    ['of a deposit by transfer may be paid by PayPal, which takes deposits', 'de', 'transfer', 0.3, { cart: made }, ['paypal']],
    ['of a deposit has no card for it', 'cs', 'transfer', 0.3, { cart: made }, []],
    ['with a technical control pays no card', 'cs', 'transfer', 1, { cart: { ...made, technicalControl: true } }, []],
    ['by transfer of which a part has come stays one', 'cs', 'transfer', 1, { paid: 1 }, []],
    ['by card of which a part has come by transfer may be paid so', 'cs', 'card', 1, { paid: 1 }, ['transfer']],
    ['whose sums the checkout would not make any more stays as it is', 'cs', 'card', 1, { dueNow: 1 }, []],
    ['in cash has nothing to change', 'cs', 'cash', 0, { saga: 'confirmed' }, []],
  ])('%s', (_, code, method, share, differences, ways) => {
    expect(waysOf(code, method, share, differences)).toEqual(ways);
  }); // prettier-ignore

  it('changes its way only while money is awaited', () => {
    const changes = orderStates.filter((saga) => waysOf('cs', 'card', 1, { saga }).length > 0);
    expect(changes).toEqual(awaitingPaymentStates);
  });
});
