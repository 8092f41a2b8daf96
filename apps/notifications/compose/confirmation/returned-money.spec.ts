import { shops } from '@fenestra/domain/shop/shops';
import { exactAmount } from '@fenestra/i18n/money';
import { textsOf } from '@fenestra/i18n/texts-of';
import { anOrder } from '@fenestra/testing/an-order';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { confirmationOf } from './confirmation';

const home = { origin: 'https://okna.example', phone: '+420 222 333 444' };
const all = 4_840_00;
const goesOn = { saga: 'confirmed', dueNow: all, method: 'card' } as const;

describe.each(shops.map((shop) => [shop.code, shop] as const))(
  'in %s a confirmation that is sent again once money went back at the gateway',
  (_, shop) => {
    const { confirmationMail: texts, stateMail, currency } = textsOf(shop);
    const amount = (minor: number) => exactAmount(minor, shop, currency);
    const mailOf = (order: { payment: 'refunded' | 'paid'; paid: number; returned: number }) =>
      confirmationOf(
        anOrder(shopCatalogue(), { order: { shopId: shop.id, ...goesOn, ...order } }),
        [],
        home,
        '2026-06-01',
      );

    it('says that it went back and that the order goes on, not that it is there', () => {
      const { intro, payments } = mailOf({ payment: 'refunded', paid: 0, returned: all });

      expect(intro).toBe(texts.returned);
      expect(payments).toEqual([[stateMail.returned.amount, amount(all)]]);
    });

    it('says of a part how much is still paid', () => {
      const { intro, payments } = mailOf({ payment: 'paid', paid: all - 100_00, returned: 100_00 });

      expect(intro).toBe(texts.paid);
      expect(payments).toEqual([
        [texts.paidAmount, amount(all - 100_00)],
        [stateMail.returned.amount, amount(100_00)],
      ]);
    });
  },
);
