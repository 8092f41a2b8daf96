import { shopCodes } from '@fenestra/domain/shop/shops';
import { shopAndShopper } from './shop-and-shopper';

type Event = { readonly type: string; readonly data: { readonly orderId: string; readonly synthetic?: boolean } };

describe('the synthetic shopper', () => {
  const open = shopAndShopper();

  it('orders in each country, pays where the sandbox takes it, reads its mail and leaves no order open; the ERP hears what they are, and none is counted', async () => {
    const { status, stdout, stderr } = open.shop.operate('synthetic');
    expect(`${stdout}${stderr}`).not.toContain('could not');
    expect(status).toBe(0);
    const lines = stdout.trim().split('\n');

    expect(lines).toEqual(
      shopCodes.map((code) => expect.stringMatching(new RegExp(`^${code}: order \\S+, cancelled again`))),
    );
    const orders = JSON.parse(open.shop.operate('orders', 'list', '--json').stdout) as { saga: string; paid: number }[];
    expect(orders).toHaveLength(shopCodes.length);
    const authorization = { authorization: `Bearer ${await open.shop.erpToken()}` };
    const { events } = (await open.shopper.get('/erp/v1/events?limit=500', authorization)).body as { events: Event[] };
    const placed = events.filter(({ type }) => type === 'shop.order.placed.v1');
    expect(placed.map(({ data }) => data.synthetic)).toEqual(orders.map(() => true));
    for (const { data } of placed)
      expect((await open.shopper.get(`/erp/v1/orders/${data.orderId}`, authorization)).body).toMatchObject({
        order: { synthetic: true },
      });
    const metrics = await (await fetch(`${open.shop.adminUrl}/metrics`)).text();
    const came = [...metrics.matchAll(/^fenestra_orders_total\{.*\} (\d+)$/gm)].map(([, count]) => Number(count));
    expect(came.length).toBeGreaterThan(0);
    expect(new Set(came)).toEqual(new Set([0]));
    for (const { saga } of orders) expect(['cancelled', 'refund_pending', 'refunded']).toContain(saga);
  });

  it('says what it could not do, and fails', async () => {
    const faults = `${open.shop.sandboxUrl}/__sandbox/faults`;
    const body = JSON.stringify({ target: 'gopay.create', kind: 'fail', code: 403, times: 1_000 });
    await fetch(faults, { method: 'POST', body, headers: { 'content-type': 'application/json' } });

    const { status, stdout } = open.shop.operate('synthetic', '--shop', 'cs');
    await fetch(faults, { method: 'DELETE' });

    expect({ status, stdout }).toEqual({
      status: 1,
      stdout: expect.stringMatching(
        /^cs: could not get a page to pay: .*; order \S+ may have to be cancelled by hand\n$/,
      ),
    });
  }, 120_000);
});
