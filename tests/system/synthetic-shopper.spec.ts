import { shopCodes } from '@fenestra/domain/shop/shops';
import { shopAndShopper } from './shop-and-shopper';

describe('the synthetic shopper', () => {
  const open = shopAndShopper();

  it('orders in each country, pays where the sandbox takes it, reads its mail and leaves no order open', () => {
    const { status, stdout, stderr } = open.shop.operate('synthetic');
    expect(`${stdout}${stderr}`).not.toContain('could not');
    expect(status).toBe(0);
    const lines = stdout.trim().split('\n');

    expect(lines).toEqual(
      shopCodes.map((code) => expect.stringMatching(new RegExp(`^${code}: order \\S+, cancelled again`))),
    );
    const orders = JSON.parse(open.shop.operate('orders', 'list', '--json').stdout) as { saga: string; paid: number }[];
    expect(orders).toHaveLength(shopCodes.length);
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
