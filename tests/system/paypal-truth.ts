import { eventually } from '@fenestra/testing/time';
import { orderSandbox } from '../harness/order-sandbox';
import type { RunningShop } from '../harness/running-shop';
import { type Json, Shopper } from '../harness/shopper';

/** What a payer can do on PayPal's page, and what is true afterwards. */
const truths = { approve: 'paid', 'approve-declined': 'failed', cancel: 'failed' } as const;
type Outcome = keyof typeof truths;

/** Webhook delivery relative to the payer's return: before it, twice, or never. */
export const webhooks = ['before', 'twice', 'never'] as const;

type Order = {
  objednavkaID: string;
  payment_state: string;
  paid: number;
  total: number;
  paypal: { gw_url: string | null };
};

/** What a German order says after PayPal, whoever tells the shop about it. */
export function paypalTruth(shopOf: () => RunningShop, tried: readonly (typeof webhooks)[number][] = webhooks): void {
  const cases = (Object.keys(truths) as Outcome[]).flatMap((outcome) => tried.map((webhook) => ({ outcome, webhook })));

  describe('the truth about a payment by PayPal [PAY-04, PAY-05, OPEN-Q-80, WIRE-50, WIRE-55]', () => {
    let shopper: Shopper;

    beforeAll(() => {
      shopper = new Shopper(shopOf().url, 'de.localhost', 9);
    });
    afterEach(() => hear('before'));
    afterAll(() => shopper.close());

    const hear = (mode: string) => orderSandbox(shopOf(), 'paypal/webhooks', { mode });
    const read = async (token: string): Promise<Order> =>
      (await shopper.get(`/api/order/${token}`)).body as unknown as Order;
    const success = async ({ objednavkaID }: Order): Promise<number> => {
      const query = new URLSearchParams({ type: 'payment_success', order_id: objednavkaID });
      return (await shopper.get(`/conf/api/dist/paymentGatewayRouterPaypal.php?${query.toString()}`)).status;
    };

    /** A stock item ordered by PayPal; `page` is where the payer agrees. */
    async function orderByPaypal(): Promise<{ token: string; page: string }> {
      const cart = await shopper.newCart();
      await shopper.addStock(cart, 1007);
      await shopper.pickUp(cart);
      const german = { kontaktTel: '030 1234567', psc: '10115', mesto: 'Berlin', ulice: 'Allee 1' };
      const { body }: { body: Json } = await shopper.order(cart, 'paypal_1', 1, {
        ...german,
        zpusobPlatby: 'paypal',
        gopay: '',
      });
      const token = body['token'] as string;
      let page: string | null = null;
      await eventually(async () => {
        page = (await read(token)).paypal.gw_url;
        expect(page).toContain('/paypal/checkoutnow');
      });
      return { token, page: page! };
    }

    it.each([
      ['type=payment_success&order_id=1', 400],
      ['type=other&order_id=1', 400],
      ['', 400],
      ['type=payment_success&order_id=01a20421-36a0-7a0e-830f-c1bdcc20e757', 404],
    ])('is asked about no order by %j: %d [OPEN-Q-82, OPEN-Q-121]', async (query, status) => {
      expect((await shopper.get(`/conf/api/dist/paymentGatewayRouterPaypal.php?${query}`)).status).toBe(status);
    });

    it('leads back to the order while PayPal cannot be asked, and is captured later', async () => {
      await hear('never');
      const { token, page } = await orderByPaypal();
      const body = new URLSearchParams({ outcome: 'approve' });
      const sentTo = new URL(
        (await fetch(page, { method: 'POST', redirect: 'manual', body })).headers.get('location')!,
      );
      const faults = `${shopOf().sandboxUrl}/__sandbox/faults`;
      const fault = JSON.stringify({ target: 'paypal.get', kind: 'fail', code: 503, times: 50 });
      await fetch(faults, { method: 'POST', headers: { 'content-type': 'application/json' }, body: fault });

      const { pathname, search } = sentTo;
      const answer = await fetch(`${shopOf().url}${pathname}${search}`, { redirect: 'manual' });
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toContain(`o=${token}&paid=false`);
      expect((await read(token)).payment_state).toBe('pending');
      await fetch(faults, { method: 'DELETE' });
      await shopper.get(`${pathname}${search}`);
      await eventually(async () => expect((await read(token)).payment_state).toBe('paid'));
    });

    it.each(cases)('at PayPal: $outcome, webhook: $webhook', async ({ outcome, webhook }) => {
      await hear(webhook);
      const { token, page } = await orderByPaypal();
      expect(await success(await read(token))).toBe(400);
      const body = new URLSearchParams({ outcome });
      const sentTo = new URL(
        (await fetch(page, { method: 'POST', redirect: 'manual', body })).headers.get('location')!,
      );
      if (webhook !== 'never' && outcome === 'approve')
        await eventually(async () => expect((await read(token)).payment_state).toBe('paid')); // nobody came back yet

      const answer = await shopper.get(`${sentTo.pathname}${sentTo.search}`);
      expect(answer.status).toBe(303);
      await eventually(async () => expect((await read(token)).payment_state).toBe(truths[outcome]));
      const order = await read(token);
      expect(order.paid).toBe(outcome === 'approve' ? order.total : 0);
      expect(order.paypal.gw_url).toBeNull();
      expect(await success(order)).toBe(outcome === 'approve' ? 200 : 400);
    });
  });
}
