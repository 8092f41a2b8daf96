import { shops } from '@fenestra/domain/shop/shops';
import { captchaToken } from '../harness/captcha';
import { formOf, residents } from '../harness/residents';
import { ShopProcess } from '../harness/shop-process';
import { Shopper } from '../harness/shopper';
import { boundedBehindProxy } from '../load/passers-by';

describe('an ordinary shopper', () => {
  let shop: ShopProcess;
  beforeAll(async () => {
    shop = await ShopProcess.start(boundedBehindProxy);
  });
  afterAll(() => shop[Symbol.asyncDispose]());

  it.each(shops.map(({ code, id }, nth) => ({ code, id, nth })))(
    'in $code saves an offer, sends a cart, writes to the shop and orders without meeting a limit',
    async ({ code, id, nth }) => {
      const email = `household-${code}@example.test`;
      const shopper = new Shopper(shop.url, `${code}.localhost`, id);
      shopper.headers['x-forwarded-for'] = `192.0.2.${nth + 1}`; // limits count each household by itself
      const configuration = await shopper.newConfiguration();
      for (let width = 900; width < 1_000; width += 10)
        expect((await shopper.configurator('zmenRozmer', configuration, { width, height: 1_200 })).status).toBe(200);
      const letter = { name: 'A. Wagner', email, note: '', domain: shopper.host };

      const saved = { ...letter, configuration, type: 'O', route: '/doplnky/' };
      expect((await shopper.post('/api/configuration', saved)).body).toMatchObject({ id: expect.any(String) });
      const cart = await shopper.addConfigured(configuration);
      await shopper.addStock(cart, 1007, 2);
      expect(await shopper.post('/api/send-cart', { ...letter, cart_id: cart })).toMatchObject({ status: 201 });
      const where = { browser: 'Firefox', confId: configuration, logId: '', domain: shopper.host, router: '/kosik/' };
      const recaptchaToken = await captchaToken(shop, 'feedback', shopper.host);
      const message = { name: 'A. Wagner', phone: '', email, content: 'Do you deliver on Saturdays?' };
      expect(await shopper.post('/api/user-feedback', { ...where, ...message, phone: '601222333', shopId: id, recaptchaToken })).toMatchObject({ status: 201 }); // prettier-ignore

      await shopper.deliverTo(cart, residents[code].region);
      const { body } = await shopper.cart('getCart', cart);
      const { platby } = (body as { kosik_data: { platby: { platbaID: string; disabled: boolean; deposit: number }[] } }).kosik_data; // prettier-ignore
      const payment = platby.find(({ disabled }) => !disabled)!;
      const order = await shopper.order(cart, payment.platbaID, payment.deposit, { ...formOf(code), kontaktEmail: email }); // prettier-ignore
      expect(order.body).toMatchObject({ Err: 0, token: expect.any(String) });
      await shopper.close();
    },
  );
});
