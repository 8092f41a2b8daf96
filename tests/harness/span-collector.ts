import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export type CollectedSpan = {
  readonly name: string;
  readonly service: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly orderId: string | undefined;
};

type Attribute = { readonly key: string; readonly value: { readonly stringValue?: string } };
type Sent = {
  readonly resourceSpans: {
    readonly resource: { readonly attributes: Attribute[] };
    readonly scopeSpans: {
      readonly spans: (Pick<CollectedSpan, 'name' | 'traceId' | 'spanId' | 'parentSpanId'> & {
        readonly attributes: Attribute[];
      })[];
    }[];
  }[];
};

/** Takes the spans that processes send to a collector, and keeps them. */
export async function collectSpans() {
  const spans: CollectedSpan[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      spans.push(...spansIn(body as Sent));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const valueOf = (attributes: readonly Attribute[], name: string): string | undefined =>
  attributes.find(({ key }) => key === name)?.value.stringValue;

const spansIn = ({ resourceSpans }: Sent): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ name, traceId, spanId, parentSpanId, attributes }) => ({
        ...{ name, traceId, spanId, parentSpanId },
        service: valueOf(resource.attributes, 'service.name') ?? '',
        orderId: valueOf(attributes, 'fenestra.order_id'),
      })),
    ),
  );
