import { networkInterfaces } from 'node:os';
import { readSecrets } from '@fenestra/server/host/data-folder';
import { openDatabases } from '@fenestra/server/host/databases';
import { hasWholeLoopback } from '../harness/loopback';
import { sharedShop } from '../harness/shared-shop';
import { everyEndpoint, listens, opens, statusOf } from './internal-calls';

const owners = ['configuration', 'pricing', 'cart', 'stock', 'orders', 'payments', 'notifications', 'events'];

describe('behind the public edge of a shop in one process', () => {
  const open = sharedShop();

  it('every call of every service is refused without the token of the services, and with another one', async () => {
    const { serviceToken } = await readSecrets(open.shop.folder);
    const other = (serviceToken.startsWith('A') ? 'B' : 'A') + serviceToken.slice(1);
    const endpoints = await everyEndpoint();
    const services = Object.entries(open.shop.services).filter(([name]) => name !== 'gateway');
    expect(endpoints.length).toBeGreaterThan(40);
    expect(services).toHaveLength(7);
    for (const [, url] of services)
      for (const endpoint of endpoints)
        for (const authorization of [undefined, 'Bearer ', `Bearer ${other}`, serviceToken])
          expect([endpoint.path, await statusOf(url, endpoint, authorization)]).toEqual([endpoint.path, 401]);
    for (const [, url] of services) expect(await statusOf(url, endpoints[0]!, `Bearer ${serviceToken}`)).not.toBe(401);
  });

  it('no service, database or admin port listens where other machines are', async () => {
    const outside = Object.values(networkInterfaces()).flatMap((addresses) =>
      (addresses ?? []).filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address),
    );
    const database = new URL(await open.shop.databaseUrl('orders')).port;
    const urls = [...Object.values(open.shop.services), open.shop.adminUrl, open.shop.sandboxUrl];
    const ports = [...urls.map((url) => new URL(url).port), database, open.shop.smtpPort].map(Number);
    for (const port of ports) {
      expect([port, await listens(port, '127.0.0.1')]).toEqual([port, true]);
      for (const address of [...(hasWholeLoopback ? ['127.0.0.2'] : []), ...outside])
        expect([port, await listens(port, address)]).toEqual([port, false]);
    }
    expect(ports.length).toBeGreaterThan(8);
  });

  it('every database opens to its own role with its own password, and to no other', async () => {
    const server = new URL(await open.shop.databaseUrl('orders'));
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

  const asked = async (path: string) => {
    const { status, headers } = await fetch(open.shop.adminUrl + path, { redirect: 'manual' });
    return [path, status, headers.get('location')];
  };

  test('the admin port shows orders only after a sign-in, and no secret', async () => {
    for (const path of ['/desk', '/desk/find?q=1', '/desk/orders/2026/01000001'])
      expect(await asked(path)).toEqual([path, 303, `/desk/sign-in?to=${encodeURIComponent(path)}`]);
    for (const path of ['/env', '/debug', '/health', '/metrics/../secrets'])
      expect((await fetch(open.shop.adminUrl + path)).status).toBe(404);
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await fetch(`${open.shop.adminUrl}/metrics`, { method })).status).toBe(405);
    const { serviceToken, databasePassword, erpToken } = await readSecrets(open.shop.folder);
    for (const path of ['/metrics', '/health/ready']) {
      const text = await (await fetch(open.shop.adminUrl + path)).text();
      for (const secret of [serviceToken, databasePassword, erpToken]) expect(text).not.toContain(secret);
    }
  });
});
