import { inFullRun } from '@fenestra/testing/sweep';
import { eventually, maxWaitMs } from '@fenestra/testing/time';
import { visitGateway } from '../chaos/shoppers/gateway-visit';
import type { ShopApart } from '../harness/shop-apart';
import { Shopper } from '../harness/shopper';

type Event = { id: string; type: string; causationid?: string; data: { orderId: string } };
type Page = { events: Event[]; next: string };

/** The feed stays in the order of causes whatever happens to one of two processes that write it. */
export function feedOrder(shopOf: () => ShopApart): void {
  describe('the feed, written by two processes', () => {
    let shopper: Shopper;
    let authorization: Record<string, string>;

    beforeAll(async () => {
      shopper = new Shopper(shopOf().url);
      authorization = { authorization: `Bearer ${await shopOf().erpToken()}` };
    });
    afterAll(() => shopper.close());

    /** Ordered and paid by card: seven events over three topics, each the effect of the one before. */
    async function payByCard(): Promise<string> {
      const cart = await shopper.newCart();
      await shopper.addStock(cart, 1008);
      await shopper.pickUp(cart);
      const { body } = await shopper.order(cart, 'gopay_1', 1);
      const { objednavkaID, token } = body as { objednavkaID: string; token: string };
      await shopper.get((await visitGateway(await gatewayOf(token), 'pay')).back);
      return objednavkaID;
    }

    /** The address of the order's session, which may be open a moment after the order. */
    async function gatewayOf(token: string): Promise<string> {
      let url: string | null | undefined;
      await eventually(async () => {
        const { body } = await shopper.get(`/api/order/${token}`);
        url = (body as { gopay?: { gw_url: string | null } }).gopay?.gw_url;
        expect(url).toEqual(expect.any(String));
      });
      return url!;
    }

    /** All events of these orders, once each order is confirmed in the feed. */
    async function untilConfirmed(orders: readonly string[]): Promise<Event[]> {
      const wanted = new Set(orders);
      const missing = new Set(orders);
      const events: Event[] = [];
      let after: string | undefined;
      for (const deadline = Date.now() + maxWaitMs; missing.size > 0;) {
        if (Date.now() > deadline) throw new Error(`not confirmed in the feed: ${[...missing].join(', ')}`);
        const query = new URLSearchParams({ limit: '500', wait: '5', ...(after && { after }) });
        const { body } = await shopper.get(`/erp/v1/events?${query.toString()}`, authorization);
        const page = body as unknown as Page;
        after = page.next;
        for (const event of page.events.filter(({ data }) => wanted.has(data.orderId))) {
          events.push(event);
          if (event.type === 'shop.order.confirmed.v1') missing.delete(event.data.orderId);
        }
      }
      return events;
    }

    function expectCausesFirst(events: readonly Event[]): void {
      const listed = new Set<string>();
      const wrong = events.filter(({ id, type, causationid }) => {
        listed.add(id);
        return causationid === undefined ? type !== 'shop.order.placed.v1' : !listed.has(causationid);
      });
      expect(wrong).toEqual([]);
    }

    const payTen = (): Promise<string[]> => Promise.all(Array.from({ length: 10 }, payByCard));

    inFullRun('lists effects after their causes while one of them is frozen, and when it thaws', async () => {
      const second = shopOf().secondOf('orders');
      const before = await payTen();
      second.freeze();
      const meanwhile = await payTen();
      const events = await untilConfirmed([...before, ...meanwhile]);
      second.thaw();

      expectCausesFirst(events);
      expectCausesFirst(await untilConfirmed([...before, ...meanwhile, ...(await payTen())]));
    });

    it('lists effects after their causes while one of them is killed, restarted and stopped', async () => {
      const second = shopOf().secondOf('orders');
      const paying = payTen();
      await second.kill();
      const orders = [...(await paying), ...(await payTen())];
      await second.startAgain();
      const again = payTen();
      await second.stop();
      orders.push(...(await again), ...(await payTen()));

      expectCausesFirst(await untilConfirmed(orders));
      await second.startAgain();
    });
  });
}
