import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import { eventually } from '@fenestra/testing/time';
import { gateway } from '../service';

const [own, other] = ['a-token-of-one-erp-for-the-feed', 'a-token-of-another-erp-for-the-feed'];

/** An orders service whose feed has no news. */
describe('polls of the feed', () => {
  const waiting = new Set<ServerResponse>();
  let orders: Server;
  let edge: TestService;
  beforeAll(async () => {
    orders = createServer((request, response) => {
      if (!request.url?.startsWith('/feed')) return void response.writeHead(404).end('{"reason":"order-unknown"}');
      waiting.add(response);
      response.once('close', () => waiting.delete(response));
    }).listen(0, '127.0.0.1');
    await once(orders, 'listening');
    const { port } = orders.address() as AddressInfo;
    const others = { orders: { url: `http://127.0.0.1:${port}` } };
    edge = await startTestService(gateway, { others, env: { ERP_TOKEN: `${own},${other}` } });
  });
  afterAll(async () => {
    orders.closeAllConnections();
    await edge.close();
    orders.close();
  });

  const ask = (path: string, token: string, signal: AbortSignal | null = null) =>
    fetch(new URL(path, edge.url), { headers: { authorization: `Bearer ${token}` }, signal });
  const inHand = (count: number) => eventually(async () => Promise.resolve(expect(waiting.size).toBe(count)));

  it('are four at a time for each token, leave room for other calls, and end with the reader', async () => {
    const leaving = new AbortController();
    const poll = (token: string) => ask('/erp/v1/events?wait=30', token, leaving.signal).catch(() => undefined);
    const polls = Array.from({ length: 4 }, () => poll(own));
    await inHand(4);
    const fifth = await ask('/erp/v1/events?wait=30', own);
    expect([fifth.status, fifth.headers.get('retry-after')]).toEqual([429, '1']);
    expect((await ask('/erp/v1/orders/01a20421-36a0-7a0e-830f-c1bdcc20e757', own)).status).toBe(404);
    polls.push(poll(other));
    await inHand(5);

    leaving.abort();
    await Promise.all(polls);
    await inHand(0);
    const again = new AbortController();
    const next = ask('/erp/v1/events?wait=30', own, again.signal).catch(() => undefined);
    await inHand(1);
    again.abort();
    await next;
  });
});
