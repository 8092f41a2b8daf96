import { gatewayOrderNumber } from '@fenestra/domain/ordering/order-number';
import { eventually } from '@fenestra/testing/time';
import { sharedShopAndShopper } from './shop-and-shopper';

const cookie = 'consent=1.yes.2026-11-22; PAPVisitorId=visitor-of-a-blog';

describe('reports of orders that come over the wire', () => {
  const open = sharedShopAndShopper();

  /** Orders one stock window by transfer; gives the number of the order as others hear it. */
  async function order(query: string, headers: Record<string, string>): Promise<string> {
    const cartId = await open.shopper.newCart();
    await open.shopper.addStock(cartId);
    await open.shopper.pickUp(cartId);
    const { kosik_data } = (await open.shopper.cart('getCart', cartId)).body as { kosik_data: { cena_sdph: number } };
    const orderData = {
      ...{ jmeno: 'Jana', prijmeni: 'Nováková', ulice: 'Lidická 12', mesto: 'Brno', psc: '602 00' },
      ...{ kontaktTel: '601 222 333', kontaktEmail: 'jana@example.test', souhlas: true },
      ...{ platbaID: 'prevodem_1', zaloha: kosik_data.cena_sdph },
    };
    const body = { shopId: 7, cartId, akce: 'newOrder', orderData: JSON.stringify(orderData) };
    const { body: placed } = await open.shopper.post(`/conf/api/dist/cartApi.php${query}`, body, headers);
    return gatewayOrderNumber(placed['objednavkaCislo'] as string);
  }

  async function reportsOf(number: string): Promise<unknown[]> {
    const ledger = (await (await fetch(`${open.shop.sandboxUrl}/__sandbox/ledger`)).json()) as Record<
      string,
      unknown
    >[];
    const own = ledger.filter(({ orderId, OrderID }) => orderId === number || OrderID === number);
    return own.map(({ kind, visitorId }) => [kind, visitorId]).toSorted();
  }

  it('name whoever sent a shopper who has consented, and nobody of an order of development [REPORT-01] [REPORT-08] [WIRE-54]', async () => {
    const silent = await order('?development=1', { cookie });
    const unknown = await order('', { cookie: 'PAPVisitorId=visitor-of-a-blog' });
    const credited = await order('', { cookie });

    await eventually(async () =>
      expect(await reportsOf(credited)).toEqual([
        ['affiliate.sale', 'visitor-of-a-blog'],
        ['heureka.order', undefined],
      ]),
    );
    await eventually(async () => expect(await reportsOf(unknown)).toEqual([['heureka.order', undefined]]));
    expect(await reportsOf(silent)).toEqual([]);
  });

  it.each(['/affil_order', '/api/affil_order'])(
    '%s is answered with 200 and reports nothing [WIRE-48]',
    async (path) => {
      const told = { total_cost: '12450.5', order_id: 'made-up', visitor_id: 'thief', currency: 'CZK', lang: 'cs' };
      const answer = await open.shopper.post(path, { ...told, domain: 'cs.localhost' });

      expect(answer).toEqual({ status: 200, body: { Err: 0, ErrText: '' } });
      expect((await open.shopper.post(path, told)).status).toBe(400);
      expect(await reportsOf('made-up')).toEqual([]);
    },
  );

  it.each([
    ['getNewID', 'post'],
    ['api', 'post'],
    ['cartApi', 'post'],
    ['checkStock', 'post'],
    ['heureka', 'post'],
    ['paymentGatewayRouterPaypal', 'get'],
  ] as const)(
    '%s.php is in the folder of the script files, and what is not there is not [SHELL-10]',
    async (script, method) => {
      const statusOf = async (name: string) => {
        const path = `/conf/api/dist/${name}.php`;
        return (await (method === 'get' ? open.shopper.get(path) : open.shopper.post(path, {}))).status;
      };
      expect(await statusOf(script)).not.toBe(404);
      expect(await statusOf(`${script}x`)).toBe(404);
    },
  );

  it('heureka.php is among the script files and reports nothing by itself [WIRE-49] [REPORT-06] [WIRE-54]', async () => {
    const told = { lng: 'cs', email: 'somebody.else@example.test', orderId: '202607999999' };
    for (const query of ['', '?development=1']) {
      const answer = await open.shopper.post(`/conf/api/dist/heureka.php${query}`, told);
      expect(answer).toEqual({ status: 200, body: { Err: 0, ErrText: '' } });
    }

    expect(await reportsOf(told.orderId)).toEqual([]);
    expect(open.shop.log).not.toContain(told.email);
  });
});
