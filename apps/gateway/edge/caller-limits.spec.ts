import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAlone } from '@fenestra/testing/start-alone';
import { gateway } from '../service';
import { networkOf } from './caller-limits';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('counts %s as one of %s', (address, network) => expect(networkOf(address)).toBe(network));

const entry = JSON.stringify({ time: 1, domain: 'cs.localhost', data: 'x', userAgent: 'y' });

/** Statuses of one call each, limited to one a minute, whose X-Forwarded-For is as given. */
async function statuses(trusted: Record<string, string>, ...forwarded: string[]): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fenestra-limits-'));
  const limits = join(folder, 'limits.json');
  await writeFile(limits, JSON.stringify({ log: 1 }));
  const edge = await startAlone(gateway, { env: { LIMITS_FILE: limits, ...trusted } });
  const found: number[] = [];
  for (const addresses of forwarded) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': addresses };
    found.push((await fetch(new URL('/api/log', edge.url), { method: 'POST', headers, body: entry })).status);
  }
  await edge.close();
  await rm(folder, { recursive: true });
  return found;
}

it('believes no caller about its address', async () => {
  expect(await statuses({}, '192.0.2.1', '192.0.2.2')).toEqual([201, 429]);
});

it('takes the address from its own proxies, and nothing that was said before them', async () => {
  const proxies = { TRUST_PROXY: '10.0.0.0/8, loopback' };
  const calls = ['192.0.2.1', '192.0.2.2', '192.0.2.77, 192.0.2.1, 10.1.2.3'];
  expect(await statuses(proxies, ...calls)).toEqual([201, 201, 429]);
});

it.each(['true', '1', '10.0.0.0/8;127.0.0.1'])('does not start with TRUST_PROXY=%s', (value) => {
  expect(gateway.config.safeParse({ TRUST_PROXY: value }).success).toBe(false);
});
