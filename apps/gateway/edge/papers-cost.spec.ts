import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { orderSummaryPath, proformaPath } from '@fenestra/contracts/order-page';
import { type Alone, startAlone } from '@fenestra/testing/start-alone';
import { gateway } from '../service';
import { Limits } from './caller-limits';

const id = 'A'.repeat(22);
const papers = [
  ['the summary of an order', orderSummaryPath(id), '192.0.2.1', '192.0.2.4'],
  ['the invoice in advance of an order', proformaPath(id), '192.0.2.2', '192.0.2.5'],
  ['an offer', `/api/configuration/${id}/nabidka.pdf`, '192.0.2.3', '192.0.2.6'],
] as const;

describe('a paper that takes longer than a small one', () => {
  let tookMs: number | undefined;
  let drawing: Server;
  let edge: Alone;
  beforeAll(async () => {
    drawing = createServer((_, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ data: Buffer.from('%PDF').toString('base64'), tookMs }));
    }).listen(0, '127.0.0.1');
    await once(drawing, 'listening');
    const { port } = drawing.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}`;
    const others = { notifications: { url }, configuration: { url } };
    edge = await startAlone(gateway, { others, env: { TRUST_PROXY: 'loopback' } });
  }, 60_000);
  afterAll(async () => {
    await edge.close();
    drawing.close();
  });

  const read = async (path: string, from: string) =>
    (await fetch(new URL(path, edge.url), { headers: { 'x-forwarded-for': from } })).status;
  const { work } = Limits.parse({});

  it.each(papers)('is %s, and is counted as what it took', async (_, path, from, other) => {
    tookMs = work;
    expect([await read(path, from), await read(path, from), await read(path, other)]).toEqual([200, 429, 200]);
  });

  it.each([undefined, 40])('is none that took %s', async (took) => {
    tookMs = took;
    const from = `192.0.3.${took ?? 1}`;
    for (const [, path] of papers) expect([await read(path, from), await read(path, from)]).toEqual([200, 200]);
  });
});
