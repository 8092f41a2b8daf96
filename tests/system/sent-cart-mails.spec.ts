import { randomUUID } from 'node:crypto';
import { sendCart } from '@fenestra/contracts/http/sent-carts';
import { type ShopCode, type ShopId, shopByCode, shops } from '@fenestra/domain/shop/shops';
import { exactAmount } from '@fenestra/i18n/money';
import { textsOf } from '@fenestra/i18n/texts-of';
import { must } from '@fenestra/testing/must';
import { eventually } from '@fenestra/testing/time';
import { Pipeline } from './pipeline';
import { unbound } from '../harness/unbound';

type Delivered = { readonly id: string; readonly subject: string };
const name = 'Jana <b>Nováková</b>';

describe('the mail with the link to a cart', () => {
  let shop: Pipeline;

  beforeAll(async () => {
    shop = await Pipeline.start();
    await shop.setStock(100);
  });
  afterAll(() => shop.close());

  async function send(shopId: ShopId, email: string) {
    const cart = await shop.fillCart({ shopId, made: true, stockPieces: 1, accessory: 801 });
    const letter = { name, email, note: 'Chata, severní strana.' };
    const body = { shopId, letter, changeId: randomUUID() };
    must(await shop.cart.client.call(sendCart, { params: { id: cart.cartId }, body }));
    return cart;
  }
  const inbox = async (email: string): Promise<Delivered[]> =>
    (await (await fetch(`${shop.sandbox.http}/inbox/messages?to=${encodeURIComponent(email)}`)).json()) as Delivered[];
  async function mailTo(email: string) {
    await eventually(async () => {
      shop.clock.passMinutes(0.01);
      expect(await inbox(email)).toHaveLength(1);
    });
    const { id, subject } = (await inbox(email))[0]!;
    const written = async (format: 'html' | 'txt') =>
      unbound(await (await fetch(`${shop.sandbox.http}/inbox/messages/${id}.${format}`)).text());
    return { subject, html: await written('html'), text: await written('txt') };
  }

  it.each(shops.map(({ code, id }) => [code, id] as const))(
    'says in the words of %s what is in it and what all of it costs, to the cent [MAIL-06, OPEN-Q-57]',
    async (code, shopId) => {
      const email = `cart-${code}@example.test`;
      const { cartId, totals } = await send(shopId, email);
      const { subject, html, text } = await mailTo(email);

      const { cartMail, confirmationMail } = textsOf(shopByCode(code));
      expect(unbound(subject)).toBe(unbound(cartMail.subject));
      for (const part of [html, text]) {
        expect(part).toContain(`/conf/#/cart/?cart_id=${cartId}`);
        expect(part).toContain('Chata, severní strana.');
        expect(part).toContain(unbound(cartMail.title));
        expect(part).toContain(unbound(confirmationMail.totalWithVat));
      }
      expect(text).toMatch(new RegExp(`/conf/#/cart-preview/\\?cart_id=${cartId}&date=\\d{4}-\\d\\d-\\d\\d$`, 'm'));
      for (const minor of [totals.netAfterDiscount, totals.vat, totals.gross, ...totals.lines.map(({ net }) => net)])
        expect(text).toContain(unbound(amountIn(code, minor)));
      expect(html).not.toContain('<b>Nov');
      expect(html.match(/<img[^>]*width="112"/g)).toHaveLength(2);
    },
  );

  it('leaves no address in the rows of mails', async () => {
    await send(7, 'rows@example.test');
    await mailTo('rows@example.test');

    expect(JSON.stringify(await shop.notifications.db.query('SELECT * FROM mail'))).not.toContain('@');
  });
});

const amountIn = (code: ShopCode, minor: number): string =>
  exactAmount(minor, shopByCode(code), textsOf(shopByCode(code)).currency);
