import type { Page } from 'playwright-core';
import { sweep } from '@fenestra/testing/sweep';
import { eventually } from '@fenestra/testing/time';
import { addressOf, describeInBrowser, Visitor } from '../browser/browser';
import { browserOfSuite } from '../browser/shop-in-browser';
import { orderSandbox } from '../harness/order-sandbox';
import type { RunningShop } from '../harness/running-shop';
import { type Json, Shopper } from '../harness/shopper';

/** What the sandbox's gateway page can let happen, and what is true afterwards. */
const truths = { pay: 'paid', 'decline-finally': 'failed', cancel: 'failed', expire: 'failed' } as const;
type Outcome = keyof typeof truths;

const headings = { paid: 'Platba proběhla v pořádku', failed: 'Platba neproběhla' } as const;
const unsettled = 'Ověřujeme platbu';

const notifications = ['before', 'after', 'twice', 'never'] as const;
const returns = ['in the same tab', 'in a new tab', 'with paid=true typed by hand'] as const;
/** Each outcome with each notification, and each of both with each way back: every pair, not every triple. */
const cases = (Object.keys(truths) as Outcome[]).flatMap((outcome, nth) =>
  notifications.map((notification, mth) => ({ outcome, notification, back: returns[(nth + mth) % returns.length]! })),
);
type Case = (typeof cases)[number];
/** The usual run takes each outcome, notification and way back once. `pay-order` runs every combination without a shop process. */
const casesOfRun = sweep(
  cases,
  cases.filter((_, nth) => nth % (notifications.length + 1) === 0),
);

type Order = { payment_state: string; paid: number; total: number; gopay?: { gw_url: string | null } };

/** Declares the cases without a notification, in which the shop has to poll the gateway. */
export const untoldPayments = (shopOf: () => RunningShop): void =>
  recapTruth(shopOf, ({ notification }) => notification === 'never');

/** What order and recap say after the gateway, whoever tells the shop about it, and whatever an address claims. */
export function recapTruth(
  shopOf: () => RunningShop,
  isTried: (one: Case) => boolean = (one) => casesOfRun.includes(one),
): void {
  const tried = cases.filter(isTried);

  describe('the truth about a card payment [RECAP-09, RECAP-10, OPEN-Q-79, OPEN-Q-80, WIRE-55]', () => {
    let shopper: Shopper;

    beforeAll(() => {
      shopper = new Shopper(shopOf().url);
    });
    afterEach(() => notify('before'));

    /** One that comes after the return is held until the return has been looked at: no clock decides. */
    const notify = (notification: (typeof notifications)[number]) =>
      orderSandbox(shopOf(), 'gopay/notifications', { mode: notification === 'after' ? 'held' : notification });
    afterAll(() => shopper.close());

    /** A stock item ordered by card; `page` is where it can be paid. */
    async function orderByCard(): Promise<{ token: string; page: string; recapData: Json }> {
      const cart = await shopper.newCart();
      await shopper.addStock(cart, 1007); // of which there are 200
      await shopper.pickUp(cart);
      const { body } = await shopper.order(cart, 'gopay_1', 1);
      const token = body['token'] as string;
      let page = '';
      await eventually(async () => {
        page = (await read(token)).gopay?.gw_url ?? '';
        expect(page).toContain('/gopay/gw/v3/');
      });
      return { token, page, recapData: body };
    }

    const read = async (token: string): Promise<Order> =>
      (await shopper.get(`/api/order/${token}`)).body as unknown as Order;

    /** Presses the button of the outcome; gives where the gateway sends the browser. */
    async function decideAt(page: string, outcome: Outcome): Promise<URL> {
      const answer = await fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ outcome }) });
      return new URL(answer.headers.get('location')!);
    }

    describe.each(tried)('at the gateway: $outcome, notification: $notification', ({ outcome, notification }) => {
      it('is what the server tells, and where the browser is led', async () => {
        await notify(notification);
        const { token, page } = await orderByCard();
        const sentTo = await decideAt(page, outcome);
        expect(sentTo.searchParams.get('o')).toBe(token);
        if (notification === 'before' || notification === 'twice')
          await eventually(async () => expect((await read(token)).payment_state).toBe(truths[outcome])); // nobody came back yet

        const answer = await fetch(`${shopOf().url}${sentTo.pathname}${sentTo.search}`, { redirect: 'manual' });
        expect(answer.status).toBe(303);
        const { hash } = new URL(answer.headers.get('location')!, shopOf().url);
        expect(hash).toBe(`#/rekapitulace/?o=${token}&paid=${outcome === 'pay'}`);
        if (notification === 'after') await orderSandbox(shopOf(), 'gopay/notifications/release', {});
        await eventually(async () => expect((await read(token)).payment_state).toBe(truths[outcome]));
        const { paid, total } = await read(token);
        expect(paid).toBe(outcome === 'pay' ? total : 0);
      });
    });

    describeInBrowser('as the recap shows it', () => {
      const open = browserOfSuite();

      const shows = (page: Page, name: string): Promise<void> =>
        page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

      async function comeBack(visitor: Visitor, { outcome, notification, back }: Case): Promise<void> {
        const { token, page, recapData } = await orderByCard();
        const tab = visitor.page;
        if (back === 'in the same tab') {
          await tab.goto(`${addressOf(shopOf())}/kosik/`);
          await tab.evaluate(`sessionStorage.setItem('recap', ${JSON.stringify(JSON.stringify(recapData))})`); // ORDER-05
          await tab.goto(page);
          await tab.locator(`button[value="${outcome}"]`).click();
        } else if (back === 'in a new tab') {
          const { pathname, search } = await decideAt(page, outcome);
          await tab.goto(`${addressOf(shopOf())}${pathname}${search}`);
        } else {
          const { pathname, search } = await decideAt(page, outcome);
          await tab.goto(`${addressOf(shopOf())}/conf/#/rekapitulace/?o=${token}&paid=true`);
          if (notification === 'after' || notification === 'never') await shows(tab, unsettled); // the server knows no more
          if (notification === 'never') await fetch(`${shopOf().url}${pathname}${search}`, { redirect: 'manual' });
        }
        if (notification === 'after') await orderSandbox(shopOf(), 'gopay/notifications/release', {});
      }

      it.each(tried)('$outcome, notification $notification, back $back', async (one) => {
        await notify(one.notification);
        await using visitor = await Visitor.arrive(open.browser);
        await comeBack(visitor, one);

        const truth = truths[one.outcome];
        await shows(visitor.page, headings[truth]);
        const other = headings[truth === 'paid' ? 'failed' : 'paid'];
        expect(await visitor.page.getByText(other).count()).toBe(0);
      });
    });
  });
}
