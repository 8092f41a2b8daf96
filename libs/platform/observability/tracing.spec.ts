import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { currentTraceparent, inSpan } from '@fenestra/messaging/tracing/trace-context';
import { exportTraces } from './tracing';

type Sent = {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue: string } }[] };
    scopeSpans: {
      spans: {
        name: string;
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        kind: number;
        status: { code?: number };
      }[];
    }[];
  }[];
};

describe('traces sent to a collector', () => {
  let collector: Server;
  let received: Sent[];
  let stop: () => Promise<void>;

  beforeEach(async () => {
    received = [];
    collector = createServer((request, response) => {
      void json(request).then((body) => {
        received.push(body as Sent);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    stop = exportTraces(`http://127.0.0.1:${(collector.address() as AddressInfo).port}`);
  });
  afterEach(async () => {
    collector.closeAllConnections();
    collector.close();
  });

  it('hang together over services, name each service, and show what failed without its text', async () => {
    const first = { name: 'POST /orders', kind: 'server', service: 'orders' } as const;
    const parent = await inSpan(first, async () => currentTraceparent());
    const second = { name: 'job send-mail', kind: 'job', service: 'notifications', parent } as const;
    await expect(inSpan(second, () => Promise.reject(new Error('no mailbox of jana@example.cz')))).rejects.toThrow();
    await stop();

    const spans = received.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ resource, scopeSpans }) =>
        scopeSpans.flatMap(({ spans }) =>
          spans.map((span) => ({
            ...span,
            service: resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue,
          })),
        ),
      ),
    );
    const [order, mail] = ['POST /orders', 'job send-mail'].map((name) => spans.find((span) => span.name === name));
    expect(order).toMatchObject({
      service: 'orders',
      kind: 2,
      traceId: parent.split('-')[1],
      spanId: parent.split('-')[2],
    });
    expect(mail).toMatchObject({
      service: 'notifications',
      traceId: order?.traceId,
      parentSpanId: order?.spanId,
      status: { code: 2 },
    });
    expect(JSON.stringify(received)).not.toContain('jana');
  });

  it('are passed on as before when the export has ended', async () => {
    await stop();

    expect(await inSpan({ name: 'x', kind: 'job', service: 'x' }, async () => currentTraceparent())).toMatch(/^00-/);
    expect(received).toEqual([]);
  });
});
