import type { Browser } from 'playwright-core';
import { eventually } from '@fenestra/testing/time';
import { addressOf, describeInBrowser, launchBrowser, Visitor } from '../browser/browser';
import type { RunningShop } from '../shop/running-shop';
import { Shopper } from '../shop/shopper';

const truths = {
  pay: { payment_state: 'paid' },
  'decline-finally': { payment_state: 'failed' },
  cancel: { payment_state: 'failed' },
  expire: { payment_state: 'failed' },
} as const;
type Outcome = keyof typeof truths;

const outcomes = Object.keys(truths) as Outcome[];
const notifications = ['before', 'after', 'twice', 'never'] as const;
const returns = ['same tab', 'new tab', 'forged paid=true'] as const;
const table = outcomes.flatMap((outcome) =>
  notifications.flatMap((notification) => returns.map((back) => ({ outcome, notification, back }))),
);

const headings: Record<string, string> = { paid: 'Platba proběhla v pořádku', failed: 'Platba neproběhla' };

/** What order and recap say after the gateway, whoever tells the shop about it, and whatever the address claims. */
export function recapTruth(shopOf: () => RunningShop): void {
  describe('the truth about a card payment [RECAP-09, RECAP-10, OPEN-Q-79, OPEN-Q-80, WIRE-55]', () => {
    let shopper: Shopper;

    beforeAll(() => {
      shopper = new Shopper(shopOf().url);
    });
    afterEach(() => control('gopay/notifications', { mode: 'before' }));
    afterAll(() => shopper.close());

    async function control(path: string, body: object): Promise<void> {
      const answer = await fetch(`${shopOf().sandboxUrl}/__sandbox/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(answer.ok).toBe(true);
    }

    /** Orders a stock item by card and does at the gateway what the outcome says. Gives where the gateway sends the browser. */
    async function visitGateway(outcome: Outcome) {
      const cart = await shopper.newCart();
      await shopper.addStock(cart, 1007); // of which there are 200
      await shopper.pickUp(cart);
      const { body } = await shopper.order(cart, 'gopay_1', 1);
      const token = body['token'] as string;
      let page = '';
      await eventually(async () => {
        page = (await order(token)).gopay?.gw_url ?? '';
        expect(page).toContain('/gopay/gw/v3/');
      });
      const answer = await fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ outcome }) });
      return { token, sentTo: new URL(answer.headers.get('location')!) };
    }

    type OrderTold = { payment_state: string; paid: number; total: number; gopay?: { gw_url: string | null } };
    const order = async (token: string): Promise<OrderTold> =>
      (await shopper.get(`/api/order/${token}`)).body as OrderTold;

    /** As the browser does: the gateway's address, then where the shop leads to. */
    async function comeBack(sentTo: URL): Promise<URLSearchParams> {
      const answer = await fetch(`${shopOf().url}${sentTo.pathname}${sentTo.search}`, { redirect: 'manual' });
      expect(answer.status).toBe(303);
      return new URL(answer.headers.get('location')!, shopOf().url).hash
        .split('?')
        .map((part) => new URLSearchParams(part))[1]!;
    }

    it.each(table)(
      '$outcome, notification $notification, $back',
      async ({ outcome, notification, back }) => {
        await control('gopay/notifications', { mode: notification });
        const { token, sentTo } = await visitGateway(outcome);
        expect(sentTo.searchParams.get('o')).toBe(token);
        const truth = truths[outcome];
        if (back === 'forged paid=true') {
          // Nobody came back. What the server says follows from gateway and notification alone.
          if (notification === 'never' || notification === 'after') {
            const { payment_state } = await order(token);
            expect(['pending', truth.payment_state]).toContain(payment_state);
          } else await eventually(async () => expect(await order(token)).toMatchObject(truth));
        }
        // Session storage is the browser's; without it the token of the address is all that a new tab has.
        const query = await comeBack(sentTo);
        expect(query.get('o')).toBe(token);
        expect(query.get('paid')).toBe(String(outcome === 'pay'));
        if (notification === 'after') await control('gopay/notifications/release', {});
        await eventually(async () => expect(await order(token)).toMatchObject(truth));
        const { paid, total } = await order(token);
        expect(paid).toBe(outcome === 'pay' ? total : 0);
      },
      60_000,
    );

    describeInBrowser('as the recap shows it', () => {
      let browser: Browser;

      beforeAll(async () => {
        browser = await launchBrowser();
      }, 60_000);
      afterAll(() => browser.close());

      it.each([
        { outcome: 'pay', notification: 'never', says: 'true' },
        { outcome: 'decline-finally', notification: 'after', says: 'false' },
        { outcome: 'cancel', notification: 'twice', says: 'true' },
        { outcome: 'expire', notification: 'never', says: 'true' },
      ] as const)(
        '$outcome, notification $notification, in a new tab whose address says paid=$says',
        async ({ outcome, notification, says }) => {
          await control('gopay/notifications', { mode: notification });
          const { token, sentTo } = await visitGateway(outcome);
          await comeBack(sentTo);
          await using visitor = await Visitor.arrive(browser);
          await visitor.page.goto(`${addressOf(shopOf())}/conf/#/rekapitulace/?o=${token}&paid=${says}`);

          const name = headings[truths[outcome].payment_state]!;
          await visitor.page.getByRole('heading', { level: 1, name }).waitFor();
          expect(visitor.complaints).toEqual([]);
        },
        60_000,
      );

      it('never calls an order paid because the address says so', async () => {
        await control('gopay/notifications', { mode: 'never' });
        const cart = await shopper.newCart();
        await shopper.addStock(cart, 1007);
        await shopper.pickUp(cart);
        const { body } = await shopper.order(cart, 'gopay_1', 1);
        await using visitor = await Visitor.arrive(browser);
        await visitor.page.goto(`${addressOf(shopOf())}/conf/#/rekapitulace/?o=${body['token'] as string}&paid=true`);

        await visitor.page.getByRole('heading', { level: 1, name: 'Ověřujeme platbu' }).waitFor();
        expect(await visitor.page.getByText('Platba proběhla v pořádku').count()).toBe(0);
        expect(visitor.complaints).toEqual([]);
      }, 60_000);
    });
  });
}
