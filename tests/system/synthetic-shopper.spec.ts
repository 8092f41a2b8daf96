import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { request } from 'undici';
import { shopByCode, shopCodes } from '@fenestra/domain/shop/shops';
import { syntheticHeader, syntheticProof } from '@fenestra/platform/http/synthetic-proof';
import type { CommandOutcome } from '@fenestra/server/cli/command-outcome';
import { SyntheticShopper } from '@fenestra/server/cli/synthetic-shopper';
import { eventually } from '@fenestra/testing/time';
import { shopAndShopper } from './shop-and-shopper';

type Event = { readonly type: string; readonly data: { readonly orderId: string; readonly synthetic?: boolean } };

describe('the synthetic shopper', () => {
  const open = shopAndShopper();

  const askAsErp = async (path: string): Promise<unknown> =>
    (await open.shopper.get(path, { authorization: `Bearer ${await open.shop.erpToken()}` })).body;
  const placedOrders = async (): Promise<Event[]> => {
    const { events } = (await askAsErp('/erp/v1/events?limit=500')) as { events: Event[] };
    return events.filter(({ type }) => type === 'shop.order.placed.v1');
  };
  const countedOrders = async (): Promise<number> => {
    const metrics = await (await fetch(`${open.shop.adminUrl}/metrics`)).text();
    const counts = [...metrics.matchAll(/^fenestra_orders_total\{.*state="placed".*\} (\d+)$/gm)];
    expect(counts.length).toBeGreaterThan(0);
    return counts.reduce((sum, [, count]) => sum + Number(count), 0);
  };

  it('orders in each country, pays where the sandbox takes it, reads its mail and leaves no order open; the ERP hears what they are, and none is counted', async () => {
    const { status, stdout, stderr } = await open.shop.operate('synthetic');
    expect(`${stdout}${stderr}`).not.toContain('could not');
    expect(status).toBe(0);
    const lines = stdout.trim().split('\n');

    expect(lines).toEqual(
      shopCodes.map((code) => expect.stringMatching(new RegExp(`^${code}: order \\S+, cancelled again`))),
    );
    const orders = JSON.parse((await open.shop.operate('orders', 'list', '--json')).stdout) as {
      saga: string;
      paid: number;
    }[];
    expect(orders).toHaveLength(shopCodes.length);
    await eventually(async () =>
      expect((await placedOrders()).map(({ data }) => data.synthetic)).toEqual(orders.map(() => true)),
    );
    for (const { data } of await placedOrders())
      expect(await askAsErp(`/erp/v1/orders/${data.orderId}`)).toMatchObject({ order: { synthetic: true } });
    expect(await countedOrders()).toBe(0);
    for (const { saga } of orders) expect(['cancelled', 'refund_pending', 'refunded']).toContain(saga);
  });

  it('is known by its proof alone: the order of anybody else who claims to be it is a sale', async () => {
    const ordered = new Set((await placedOrders()).map(({ data }) => data.orderId));
    const counted = await countedOrders();
    const claims = [() => 'true', (cart: string) => syntheticProof('a guessed token', cart)];
    for (const claim of claims) {
      const cart = await open.shopper.newCart();
      await open.shopper.addStock(cart);
      await open.shopper.pickUp(cart);
      const { kosik_data } = (await open.shopper.cart('getCart', cart)).body as { kosik_data: { cena_sdph: number } };
      const form = { platbaID: 'prevodem_1', zaloha: kosik_data.cena_sdph };
      const answer = await open.shopper.sendOrder(cart, form, undefined, { [syntheticHeader]: claim(cart) });
      expect(answer.body).toMatchObject({ Err: 0 });
    }

    await eventually(async () => {
      const came = (await placedOrders()).filter(({ data }) => !ordered.has(data.orderId));
      expect(came.map(({ data }) => data.synthetic)).toEqual(claims.map(() => undefined));
    });
    await eventually(async () => expect(await countedOrders()).toBe(counted + claims.length));
  });

  it('finds and cancels the order whose answer was lost', async () => {
    const lossy = await losingAnswerTo(/newOrder/);
    const cancelled: string[] = [];
    const cancel = async (order: string): Promise<CommandOutcome> => {
      const { status, stdout } = await open.shop.operate(
        'orders',
        'cancel',
        order,
        '--reason',
        'synthetic shopper',
        '--yes',
      );
      cancelled.push(order);
      return { done: status === 0, text: stdout, data: {} };
    };
    const place = { url: lossy.url, host: new URL(open.shop.url).host, sandboxUrl: open.shop.sandboxUrl };
    const proofBy = () => 'none'; // an order of anybody: it is cancelled all the same
    const went = await new SyntheticShopper(shopByCode('cs'), place, 'lost@example.test', proofBy, cancel).run();
    await lossy.close();

    expect(lossy.lost()).toBe(1);
    expect(went).toEqual({
      ...{ shop: 'cs', seconds: expect.any(Number) as number, order: cancelled[0] },
      fault: expect.stringMatching(/^order: /) as string,
    });
    const orders = JSON.parse((await open.shop.operate('orders', 'list', '--json')).stdout) as {
      number: string;
      saga: string;
    }[];
    expect(orders.find(({ number }) => number === cancelled[0])!.saga).toBe('cancelled');
  });

  /** The shop by a way that loses the first answer to a request whose body says so. */
  async function losingAnswerTo(words: RegExp) {
    let lost = 0;
    const server = createServer((asked, answered) => {
      void text(asked).then(async (body) => {
        const named = ['host', 'content-type', 'idempotency-key', 'x-synthetic'];
        const headers = named.flatMap((name) => (asked.headers[name] ? [[name, String(asked.headers[name])]] : []));
        const answer = await request(`${open.shop.url}${asked.url}`, {
          method: asked.method as 'GET' | 'POST',
          headers: Object.fromEntries(headers) as Record<string, string>,
          body: body || null,
        });
        const told = await answer.body.text();
        if (lost === 0 && words.test(body)) {
          lost += 1;
          asked.socket.destroy();
        } else answered.writeHead(answer.statusCode, { 'content-type': 'application/json' }).end(told);
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const close = async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    };
    return { url, lost: () => lost, close };
  }

  it('says what it could not do, fails, and leaves no order open', async () => {
    const faults = `${open.shop.sandboxUrl}/__sandbox/faults`;
    const body = JSON.stringify({ target: 'gopay.create', kind: 'fail', code: 403, times: 1_000 });
    await fetch(faults, { method: 'POST', body, headers: { 'content-type': 'application/json' } });

    const { status, stdout } = await open.shop.operate('synthetic', '--shop', 'cs');
    await fetch(faults, { method: 'DELETE' });

    expect({ status, stdout }).toEqual({
      status: 1,
      stdout: expect.stringMatching(/^cs: could not get a page to pay: .*; order \S+ is cancelled again\n$/),
    });
    const [last] = JSON.parse((await open.shop.operate('orders', 'list', '--json')).stdout) as {
      number: string;
      saga: string;
    }[];
    expect(stdout).toContain(`order ${last!.number} is`);
    expect(last!.saga).toBe('cancelled');
  });
});
