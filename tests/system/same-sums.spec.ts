import { orderPdfPath, proformaPdfPath } from '@fenestra/contracts/order-page-paths';
import { withinGross } from '@fenestra/domain/pricing/vat';
import { type Shop, type ShopCode, shops } from '@fenestra/domain/shop/shops';
import { exactFigure } from '@fenestra/i18n/money';
import { fieldsOfPayBySquare } from '@fenestra/testing/read-pay-by-square';
import { seedOf } from '@fenestra/testing/seed';
import { seededRandom } from '@fenestra/testing/seeded-random';
import { sweep } from '@fenestra/testing/sweep';
import { eventually } from '@fenestra/testing/time';
import { mailTo } from '../harness/mail-to';
import { formOf, residents } from '../harness/residents';
import { sharedShop } from '../harness/shared-shop';
import { type Json, Shopper } from '../harness/shopper';
import { paperAt, placedEvent } from '../harness/order-outputs';

type Option = { platbaID: string; disabled: boolean; deposit: number; due_now: number; due_later: number };
type Cart = Record<'cena_celkem' | 'sleva' | 'cena_po_sleve' | 'dph' | 'cena_sdph' | 'dph_sazba', number> & {
  platby: Option[];
};
type Order = Record<'total' | 'due_now' | 'due_later' | 'cena_sdph', number> &
  Record<'token' | 'objednavkaID' | 'objednavkaCislo', string> & { prevod?: { kod?: string } };

describe(`the sums of random orders are the same wherever they are said (seed ${seedOf()})`, () => {
  const running = sharedShop();
  const random = seededRandom(seedOf());
  const below = (limit: number): number => Math.floor(random() * limit);

  /** Windows of random sizes, a stock item, delivery or pickup; some of them binding. */
  async function anyCart(shopper: Shopper, shop: Shop): Promise<string> {
    let cart = '';
    for (let windows = below(3); windows >= 0; windows--) {
      const id = await shopper.newConfiguration();
      await shopper.configurator('zmenRozmer', id, { width: 700 + below(600), height: 900 + below(600) });
      cart = await shopper.addConfigured(id, cart);
    }
    if (random() < 0.5) await shopper.addStock(cart, 1007, 1 + below(3));
    await (random() < 0.5 ? shopper.pickUp(cart) : shopper.deliverTo(cart, residents[shop.code].region));
    if (random() < 0.5) await shopper.cart('dropService', cart, { serviceId: 23582 });
    return cart;
  }

  /** An order of such a cart by any way to pay that it offers. */
  async function anyOrder(shopper: Shopper, shop: Shop, email: string) {
    const id = await anyCart(shopper, shop);
    const cart = ((await shopper.cart('getCart', id)).body as { kosik_data: Cart }).kosik_data;
    const usable = cart.platby.filter(({ disabled }) => !disabled);
    const option = usable[below(usable.length)]!;
    const customer = { ...formOf(shop.code), kontaktEmail: email };
    const { body } = await shopper.order(id, option.platbaID, option.deposit, customer);
    expect(body).toMatchObject({ Err: 0 });
    return { cart, option, order: body as unknown as Order };
  }

  /** What the card gateway was asked for, in minor units. */
  async function askedForByCard({ objednavkaCislo }: Order): Promise<unknown> {
    const sessions = await (await fetch(`${running.shop.sandboxUrl}/__sandbox/gopay/payments`)).json();
    return (sessions as Json[]).find((each) => each['order_number'] === objednavkaCislo.replace('/', ''))?.['amount'];
  }

  /** What PayPal was asked for, in minor units. */
  async function askedForByPaypal({ objednavkaCislo }: Order): Promise<number | undefined> {
    type Asked = { wanted: { purchase_units: { invoice_id: string; amount: { value: string } }[] } };
    const orders = (await (await fetch(`${running.shop.sandboxUrl}/__sandbox/paypal/orders`)).json()) as Asked[];
    const units = orders.flatMap(({ wanted }) => wanted.purchase_units);
    const own = units.find(({ invoice_id }) => invoice_id.startsWith(objednavkaCislo));
    return own && minor(Number(own.amount.value));
  }

  it.each(shops.flatMap((shop) => sweep([1, 2, 3], [1]).map((nth) => [shop.code, nth, shop] as const)))(
    'in %s, order %i: cart, order, recap, event, mail and papers, and what the gateway or the code of a transfer asks for [OPEN-Q-66] [OPEN-Q-101] [WIRE-55]',
    async (code, nth, shop) => {
      const shopper = new Shopper(running.shop.url, `${code}.localhost`, shop.id);
      const email = `${code}-${nth}@example.test`;
      const { cart, option, order } = await anyOrder(shopper, shop, email);
      const [net, vat, gross] = [minor(cart.cena_po_sleve), minor(cart.dph), minor(cart.cena_sdph)];
      const [total, dueNow, dueLater] = [minor(order.total), minor(order.due_now), minor(order.due_later)];

      expect([minor(cart.cena_celkem) - minor(cart.sleva), net + vat, dueNow + dueLater]).toEqual([net, gross, total]);
      expect([order.cena_sdph, order.due_now, order.due_later]).toEqual([
        cart.cena_sdph,
        option.due_now,
        option.due_later,
      ]);
      const { total: t, due_now, due_later, cena_sdph, prevod } = order;
      const recap = (await shopper.get(`/api/order/${order.token}`)).body;
      expect(recap).toMatchObject({ total: t, due_now, due_later, cena_sdph });
      expect(await placedEvent(running.shop, order.objednavkaID)).toMatchObject({ total, dueNow, dueLater });
      if (option.platbaID === 'gopay_1') await eventually(async () => expect(await askedForByCard(order)).toBe(dueNow));
      if (option.platbaID.startsWith('paypal'))
        await eventually(async () => expect(await askedForByPaypal(order)).toBe(dueNow));
      if (prevod) expect(amountIn[code](prevod.kod!)).toBe(dueNow);

      const mail = spaced(await mailTo(running.shop, email));
      const summary = await paperAt(running.shop, orderPdfPath(order.token), shopper.host);
      const taxes = withinGross(total, cart.dph_sazba, shop);
      const said = [taxes.net, taxes.vat, total, ...(dueNow > 0 ? [dueNow, dueLater] : [])].filter(
        (amount) => amount > 0,
      );
      for (const amount of said)
        for (const text of [mail, summary]) expect(text).toContain(spaced(exactFigure(amount, shop)));
      if (dueNow > 0)
        expect(await paperAt(running.shop, proformaPdfPath(order.token), shopper.host)).toContain(
          spaced(exactFigure(dueNow, shop)),
        );
      await shopper.close();
    },
  );
});

/** What banking apps of a country read as the amount of a code, in minor units. */
const amountIn: Record<ShopCode, (code: string) => number> = {
  cs: (code) => minor(Number(/\*AM:(\d+\.\d\d)\*/.exec(code)?.[1])),
  sk: (code) => minor(Number(fieldsOfPayBySquare(code)[3])),
  de: (code) => minor(Number(/\nEUR(\d+\.\d\d)\n/.exec(code)?.[1])),
  at: (code) => minor(Number(/\nEUR(\d+\.\d\d)\n/.exec(code)?.[1])),
  hu: (code) => minor(Number(/\nHUF(\d+)\n/.exec(code)?.[1])),
};
const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ');
const minor = (amount: number): number => Math.round(amount * 100);
