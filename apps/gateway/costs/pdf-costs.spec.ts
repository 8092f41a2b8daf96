import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderPdfPath, proformaPdfPath } from '@fenestra/contracts/order-page-paths';
import { quoteNumber } from '@fenestra/clients/quote-number';
import { cpuTimeHeader } from '@fenestra/platform/http/request-hooks';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import { clockAhead, eventually } from '@fenestra/testing/time';
import { gateway } from '../service';
import { Limits } from '../edge/limit-settings';

const folder = mkdtempSync(join(tmpdir(), 'fenestra-papers-'));
afterAll(() => rmSync(folder, { recursive: true }));
function limitsFile(limits: object): string {
  const file = join(folder, 'limits.json');
  writeFileSync(file, JSON.stringify(limits));
  return file;
}

const id = 'A'.repeat(22);
const papers = [
  ['the summary of an order', orderPdfPath(id), '192.0.2.1', '192.0.2.4'],
  ['the invoice in advance of an order', proformaPdfPath(id), '192.0.2.2', '192.0.2.5'],
  ['an offer', `/api/configuration/${id}/nabidka.pdf`, '192.0.2.3', '192.0.2.6'],
] as const;

describe('a paper that takes longer than a small one', () => {
  let tookMs: number | undefined;
  let isDrawn = true;
  let isAsked: () => void;
  let drawing: Server;
  let edge: TestService;
  beforeAll(async () => {
    drawing = createServer((_, response) => {
      if (!isDrawn) return isAsked();
      response.setHeader('content-type', 'application/json');
      if (tookMs !== undefined) response.setHeader(cpuTimeHeader, tookMs);
      response.end(JSON.stringify({ data: Buffer.from('%PDF').toString('base64') }));
    }).listen(0, '127.0.0.1');
    await once(drawing, 'listening');
    edge = await startEdge({});
  });
  afterAll(async () => {
    await edge.close();
    drawing.close().closeAllConnections();
  });

  function startEdge(env: Readonly<Record<string, string>>): Promise<TestService> {
    const { port } = drawing.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}`;
    const others = { notifications: { url }, configuration: { url } };
    return startTestService(gateway, { others, env: { TRUST_PROXY: 'loopback', ...env } });
  }

  test.each([
    [orderPdfPath(id), 'attachment', 'souhrn.pdf'],
    [proformaPdfPath(id), 'attachment', 'zalohova-faktura.pdf'],
    [`/api/configuration/${id}/nabidka.pdf`, 'inline', `Nabidka ${quoteNumber(id)}.pdf`],
  ])('%s is sent %s as %s by services of the last release', async (path, disposition, name) => {
    const { headers } = await fetch(new URL(path, edge.url), { headers: { 'x-forwarded-for': '192.0.2.9' } });
    expect(headers.get('content-disposition')).toContain(`${disposition}; filename="${name}"`);
  });

  const read = async (path: string, from: string) =>
    (await fetch(new URL(path, edge.url), { headers: { 'x-forwarded-for': from } })).status;
  const { work } = Limits.parse({});

  it.each(papers)('is %s, and is counted as what it took', async (_, path, from, other) => {
    tookMs = work;
    expect([await read(path, from), await read(path, from), await read(path, other)]).toEqual([200, 429, 200]);
  });

  it.each(papers)('is %s, and is counted for who leaves before it is there', async (_, path, from) => {
    isDrawn = false;
    const asked = new Promise<void>((resolve) => (isAsked = resolve));
    const narrow = await startEdge({ LIMITS_FILE: limitsFile({ work: 400 }) });
    const headers = { 'x-forwarded-for': from };
    const leaving = new AbortController();
    const left = fetch(new URL(path, narrow.url), { headers, signal: leaving.signal });
    await asked;
    using _ahead = clockAhead(60_000); // more than the work that is left
    leaving.abort();
    await expect(left).rejects.toThrow();
    isDrawn = true;

    const cheap = async () => (await fetch(new URL('/api/docs', narrow.url), { headers })).status;
    await eventually(async () => expect(await cheap()).toBe(429));
    await narrow.close();
  });

  it.each([undefined, 40])('is none that took %s', async (took) => {
    tookMs = took;
    const from = `192.0.3.${took ?? 1}`;
    for (const [, path] of papers) expect([await read(path, from), await read(path, from)]).toEqual([200, 200]);
  });
});
