import type { HeldCart } from '@fenestra/contracts/http/cart';
import { anOrder } from '@fenestra/testing/an-order';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { choosePayment } from './choose-payment';

const { data } = anOrder(shopCatalogue());
const chosen = (method: 'card' | 'transfer', email: string) => {
  const option = { method, share: 1, refused: null };
  const cart = { delivery: { kind: 'pickup' }, paymentOptions: [option], totals: { gross: 100_00 } };
  const payment = { method, share: 1 };
  return choosePayment(cart as unknown as HeldCart, { ...data, email, payment, deposit: 100_00 });
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
