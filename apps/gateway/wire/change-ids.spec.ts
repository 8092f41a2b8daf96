import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestService } from '@fenestra/testing/start-test-service';
import { gateway } from '../service';

const trace = '0af7651916cd43dd8448eb211c80319c';
const ids = {
  traceparent: `00-${trace}-b7ad6b7169203331-01`,
  tracestate: 'vendor=visitor',
  baggage: 'user=visitor',
  'x-request-id': 'request-7',
};

describe('ids of a visitor', () => {
  const called: IncomingHttpHeaders[] = [];
  let stock: Server;
  beforeAll(async () => {
    stock = createServer(({ headers }, response) => {
      called.push(headers);
      response.writeHead(503).end('{}');
    }).listen(0, '127.0.0.1');
    await once(stock, 'listening');
  });
  beforeEach(() => void called.splice(0));
  afterAll(() => void stock.close());

  /** Headers that a service was called with for a request of a visitor. */
  async function headersBehind(env: Record<string, string>): Promise<IncomingHttpHeaders> {
    const others = { notifications: { url: `http://127.0.0.1:${(stock.address() as AddressInfo).port}` } };
    const edge = await startTestService(gateway, { others, env });
    const body = JSON.stringify({ time: 1, domain: 'cs.localhost', data: 'x', userAgent: 'y' });
    const headers = { 'content-type': 'application/json', ...ids };
    await fetch(new URL('/api/log', edge.url), { method: 'POST', headers, body });
    await edge.close();
    return called[0]!;
  }

  test('are not taken over into the trace and the request id of the calls behind the edge', async () => {
    const behind = await headersBehind({});
    expect(behind.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(behind.traceparent).not.toContain(trace);
    expect(behind['x-request-id']).toMatch(/^[\w-]{22}$/);
    expect(behind).not.toHaveProperty('tracestate');
    expect(behind).not.toHaveProperty('baggage');
  });

  test('are believed of a proxy of our own as far as it names the request', async () => {
    const behind = await headersBehind({ TRUST_PROXY: 'loopback' });
    expect(behind['x-request-id']).toBe('request-7');
    expect(behind.traceparent).not.toContain(trace);
  });
});
