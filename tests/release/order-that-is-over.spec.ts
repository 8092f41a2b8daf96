import type { Page } from 'playwright-core';
import { orderPagePath } from '@fenestra/contracts/order-page-paths';
import { eventually } from '@fenestra/testing/time';
import { orderFault } from '../harness/captcha';
import { Shopper } from '../harness/shopper';
import { exactly, plain } from '../browser/amounts';
import { addressOf, describeInBrowser, phone, Visitor } from '../browser/browser';
import { faultsAsSeen } from '../browser/look-at-screen';
import { textsIn } from '../browser/screens';
import { sharedShopInBrowser } from '../browser/shop-in-browser';

type Placed = { readonly token: string; readonly number: string; readonly due: number; readonly email: string };
type Session = {
  readonly id: number;
  readonly state: string;
  readonly payer: { readonly contact: { readonly email: string } };
};

const { orderPage, orderDetails } = textsIn('cs');

describeInBrowser('the page of an order that is over', () => {
  const open = sharedShopInBrowser();
  let shopper: Shopper;
  beforeAll(() => {
    shopper = new Shopper(open.shop.url);
  });
  afterAll(() => shopper.close());

  /** A window from stock, by card. Its session is open at the gateway. */
  async function byCard(email: string): Promise<Placed> {
    const cart = await shopper.newCart();
    await shopper.addStock(cart, 1007);
    await shopper.deliverTo(cart, 101);
    const { body } = await shopper.order(cart, 'gopay_1', 1, { kontaktEmail: email });
    const { token, objednavkaCislo: number, due_now: due } = body as Record<string, unknown>;
    await eventually(async () => expect(await sessionOf(email)).toBeDefined());
    return { token: String(token), number: String(number), due: Math.round(Number(due) * 100), email };
  }

  const atGateway = (path: string, body?: object): Promise<Response> =>
    fetch(`${open.shop.sandboxUrl}/__sandbox/gopay/payments${path}`, {
      ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  const sessionOf = async (email: string): Promise<Session | undefined> =>
    ((await (await atGateway('')).json()) as Session[]).find(({ payer }) => payer.contact.email === email);
  const pay = async ({ email }: Placed) => atGateway(`/${(await sessionOf(email))!.id}/state`, { state: 'PAID' });
  const cancel = ({ number }: Placed) =>
    open.shop.operateDone('orders', 'cancel', number, '--reason', 'a test', '--yes');

  /** Opens the page as the link of the mail does, once the order is there. */
  async function visit(page: Page, { token, number }: Placed, stage: keyof typeof orderPage.stages): Promise<string> {
    await eventually(async () => {
      await page.goto('about:blank'); // what differs behind the # alone is not loaded anew
      await page.goto(addressOf(open.shop) + orderPagePath(token));
      await page.getByRole('heading', { level: 1, name: number }).waitFor();
      expect(plain(await page.getByRole('heading', { level: 1 }).innerText())).toContain(
        plain(orderPage.stages[stage]),
      );
    });
    return plain(await page.getByRole('main').innerText());
  }
  const buttonsToPay = (page: Page) => page.getByRole('button', { name: new RegExp(`^${orderPage.pay}`) }).count();

  // `pay-order` gives late money back, and the next test ends at the same page.
  it('says of money that came after the end that it went back, and asks for none', async () => {
    await using visitor = await Visitor.arrive(open.browser, phone);
    const { page } = visitor;
    const order = await byCard('pozde@prosly.example.test');
    await cancel(order);
    expect(await visit(page, order, 'cancelled')).not.toContain(orderPage.returned);
    await pay(order);

    const text = await visit(page, order, 'refunded');
    expect(text).toContain(plain(orderDetails.over.refunded.lead));
    expect(text).toMatch(new RegExp(`${orderPage.returned}\\s*${exactly(order.due)}`));
    expect(await buttonsToPay(page)).toBe(0);
    expect(await faultsAsSeen(page)).toEqual([]);
  });

  it('says that money is on its way while a refund fails, and once that it is back when it was repeated', async () => {
    await using visitor = await Visitor.arrive(open.browser, phone);
    const { page } = visitor;
    const order = await byCard('znovu@prosly.example.test');
    await pay(order);
    await visit(page, order, 'packing');
    await orderFault(open.shop, { target: 'gopay.refund', kind: 'fail', code: 503, times: 100 });
    await cancel(order);
    expect(await visit(page, order, 'refunding')).toContain(plain(orderDetails.over.refunding.lead));
    expect(await faultsAsSeen(page)).toEqual([]);

    await fetch(`${open.shop.sandboxUrl}/__sandbox/faults`, { method: 'DELETE' });
    const text = await visit(page, order, 'refunded');
    expect(text).toMatch(new RegExp(`${orderPage.returned}\\s*${exactly(order.due)}`));
    expect(await sessionOf(order.email)).toMatchObject({ state: 'REFUNDED', refunded: order.due });
    expect(await buttonsToPay(page)).toBe(0);
  });

  it('names nobody once its shopper was erased, though the books keep the buyer, and says so [GDPR Art. 17]', async () => {
    await using visitor = await Visitor.arrive(open.browser, phone);
    const { page } = visitor;
    const order = await byCard('smazan@prosly.example.test');
    await pay(order);
    expect(await visit(page, order, 'packing')).toContain('Jana Nováková, Lidická 12, 602 00 Brno');
    await open.shop.operateDone('customers', 'erase', order.email);

    const text = await visit(page, order, 'packing');
    expect(text).toContain(plain(orderPage.erased));
    expect(text).not.toMatch(/Jana Nováková|Lidická|601\s?222|smazan@|erased/);
    expect(text).toContain(exactly(order.due));
    expect(await faultsAsSeen(page)).toEqual([]);
  });
});
