import { readdirSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Endpoint } from '@fenestra/contracts/endpoint';
import { readSecrets } from '@fenestra/server/data-folder';
import { openDatabases } from '@fenestra/server/databases';
import { ShopProcess } from '../harness/shop-process';

const contracts = join(__dirname, '../../libs/contracts/http');
const owners = ['configuration', 'pricing', 'cart', 'stock', 'orders', 'payments', 'notifications', 'events'];

/** Every internal call there is: a new one is in by itself. */
async function everyEndpoint(): Promise<Endpoint[]> {
  const files = readdirSync(contracts).filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'));
  const modules = await Promise.all(files.map((name) => import(join(contracts, name)) as Promise<object>));
  const isEndpoint = (value: unknown): value is Endpoint =>
    typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'answer' in value;
  return modules.flatMap((module) => (Object.values(module) as unknown[]).filter(isEndpoint));
}

const statusOf = async (url: string, { method, path }: Endpoint, authorization?: string): Promise<number> => {
  const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
  const address = url.replace(/\/$/, '') + path.replace(/:\w+/g, 'A'.repeat(22));
  return (await fetch(address, { method, headers, ...(method === 'POST' && { body: '{}' }) })).status;
};

async function opens(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return 'open';
  } catch (fault) {
    return (fault as Error).message;
  } finally {
    await client.end().catch(() => undefined);
  }
}

describe('behind the public edge of a shop in one process', () => {
  let shop: ShopProcess;
  beforeAll(async () => {
    shop = await ShopProcess.start();
  }, 120_000);
  afterAll(() => shop[Symbol.asyncDispose]());

  it('every call of every service is refused without the token of the services, and with another one', async () => {
    const { serviceToken } = await readSecrets(shop.folder);
    const other = (serviceToken.startsWith('A') ? 'B' : 'A') + serviceToken.slice(1);
    const endpoints = await everyEndpoint();
    const services = Object.entries(shop.services).filter(([name]) => name !== 'gateway');
    expect(endpoints.length).toBeGreaterThan(40);
    expect(services).toHaveLength(7);
    for (const [, url] of services)
      for (const endpoint of endpoints)
        for (const authorization of [undefined, 'Bearer ', `Bearer ${other}`, serviceToken])
          expect([endpoint.path, await statusOf(url, endpoint, authorization)]).toEqual([endpoint.path, 401]);
    for (const [, url] of services) expect(await statusOf(url, endpoints[0]!, `Bearer ${serviceToken}`)).not.toBe(401);
  }, 180_000);

  it('no service, database or admin port listens where other machines are', async () => {
    const outside = Object.values(networkInterfaces()).flatMap((addresses) =>
      (addresses ?? []).filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address),
    );
    const database = new URL(await shop.databaseUrl('orders')).port;
    const ports = [...Object.values(shop.services), shop.adminUrl, shop.sandboxUrl].map((url) => new URL(url).port);
    for (const address of outside)
      for (const port of [...ports, database])
        await expect(fetch(`http://${address}:${port}/`)).rejects.toThrow('fetch failed');
    expect(ports.length).toBeGreaterThan(8);
  });

  it('every database opens to its own role with its own password, and to no other', async () => {
    const server = new URL(await shop.databaseUrl('orders'));
    server.pathname = '/postgres';
    const { databaseUrl } = await openDatabases({ server: server.href, ofOwner: {} }, owners);
    for (const owner of owners) {
      const own = new URL(databaseUrl(owner));
      expect(own.username).toBe(`fenestra_${owner}`);
      expect(await opens(own.href)).toBe('open');
      for (const other of owners.filter((each) => each !== owner)) {
        own.pathname = `/fenestra_${other}`;
        expect(await opens(own.href)).toMatch(/^permission denied for database/);
      }
      own.pathname = `/fenestra_${owner}`;
      own.password = 'guessed';
      expect(await opens(own.href)).toMatch(/^password authentication failed/);
    }
  });

  it('the admin port tells how the shop is and takes nothing', async () => {
    for (const path of ['/', '/env', '/debug', '/health', '/metrics/../secrets'])
      expect((await fetch(shop.adminUrl + path)).status).toBe(404);
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await fetch(`${shop.adminUrl}/metrics`, { method })).status).toBe(405);
    const { serviceToken, databasePassword, erpToken } = await readSecrets(shop.folder);
    for (const path of ['/metrics', '/health/ready']) {
      const text = await (await fetch(shop.adminUrl + path)).text();
      for (const secret of [serviceToken, databasePassword, erpToken]) expect(text).not.toContain(secret);
    }
  });
});
