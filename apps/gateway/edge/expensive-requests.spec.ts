import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import { listChoices } from '@fenestra/contracts/http/configuration';
import { eventually } from '@fenestra/testing/time';
import { gateway } from '../service';

const [attacker, visitor] = ['192.0.2.1', '192.0.2.2'];
const folder = mkdtempSync(join(tmpdir(), 'fenestra-dear-calls-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A configuration service that keeps all who ask waiting, and knows how many do. */
describe('calls that cost much', () => {
  const open: ServerResponse[] = [];
  let [arrived, most] = [0, 0];
  const env = { TRUST_PROXY: 'loopback' };
  let service: Server;
  let others: { configuration: { url: string } };
  let edge: TestService;
  beforeAll(async () => {
    Object.assign(listChoices, { deadlineMs: 3_600_000 }); // else the edge gives up what the test holds, and begins the next
    service = createServer((request, response) => {
      if (!request.url?.includes('/choices/')) return void response.end('{}');
      open.push(response);
      arrived++;
      most = Math.max(most, open.length);
      response.once('close', () => open.splice(open.indexOf(response), 1));
    }).listen(0, '127.0.0.1');
    await once(service, 'listening');
    const { port } = service.address() as AddressInfo;
    others = { configuration: { url: `http://127.0.0.1:${port}` } };
    edge = await startTestService(gateway, { others, env });
  });
  afterAll(async () => {
    service.closeAllConnections();
    await edge.close();
    service.close();
    Reflect.deleteProperty(listChoices, 'deadlineMs');
  });

  const ask = (akce: string, from: string, signal: AbortSignal | null = null, at = edge) =>
    fetch(new URL('/conf/api/dist/api.php', at.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ akce, shopId: 7, confID: akce === 'getVyrobek' ? 'x' : 'A'.repeat(22) }),
      signal,
    });

  const inHand = (count: number) => eventually(async () => Promise.resolve(expect(open).toHaveLength(count)));

  /** How many were in hand at most, and how many were begun, while an address asks five times and another one once. */
  async function askedByTwo(): Promise<{ most: number; begun: number }> {
    [arrived, most] = [0, 0];
    const leaving = new AbortController();
    const asked = Array.from({ length: 5 }, () => ask('getKliky', attacker, leaving.signal).catch(() => undefined));
    await inHand(2);
    expect((await ask('getVyrobek', attacker)).status).toBe(200);
    asked.push(ask('getKliky', visitor, leaving.signal).catch(() => undefined));
    await inHand(3);

    open[0]!.writeHead(404, { 'content-type': 'application/json' }).end('{"reason":"configuration-unknown"}');
    await eventually(async () => Promise.resolve(expect(arrived).toBeGreaterThanOrEqual(4))); // the next of the line
    await inHand(3);
    leaving.abort();
    await Promise.all(asked);
    await inHand(0); // what they asked for is given up behind the edge
    return { most, begun: arrived };
  }

  it('are answered two at a time of one address, and other calls and callers beside them', async () => {
    const { most, begun } = await askedByTwo();

    expect(most).toBe(3);
    expect(begun).toBeLessThanOrEqual(5); // those who waited when the callers left are not begun
  });

  it('are not begun when those before them in the line have used up the work of their address', async () => {
    const LIMITS_FILE = join(folder, 'limits.json');
    writeFileSync(LIMITS_FILE, JSON.stringify({ work: 200 }));
    const narrow = await startTestService(gateway, { others, env: { ...env, LIMITS_FILE } });
    const asked = Array.from({ length: 4 }, () => ask('getKliky', attacker, null, narrow));
    await inHand(2);
    const isSpent = async () => (await ask('getVyrobek', attacker, null, narrow)).status === 429;
    await eventually(async () => expect(await isSpent()).toBe(true));

    for (const one of [...open]) one.writeHead(404, { 'content-type': 'application/json' }).end('{"reason":"configuration-unknown"}'); // prettier-ignore
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    await narrow.close();
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});
