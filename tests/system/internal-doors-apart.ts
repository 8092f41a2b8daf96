import { Redis } from 'ioredis';
import { type ServiceName, serviceNames } from '@fenestra/server/host/services';
import type { ShopApart } from '../harness/shop-apart';
import { everyEndpoint, opens, statusOf } from './internal-calls';

const services = ['configuration', 'pricing', 'cart', 'stock', 'orders', 'payments', 'notifications'];

/** The same doors where services are processes of their own, with Redis between them. */
export function internalDoorsApart(shopOf: () => ShopApart): void {
  describe('behind the public edge of services of their own', () => {
    it('every call of every service is refused without the token of the services, and with another one', async () => {
      const endpoints = await everyEndpoint();
      const { serviceUrls, serviceToken } = shopOf();
      expect(Object.keys(serviceUrls)).toHaveLength(7);
      for (const url of Object.values(serviceUrls)) {
        for (const endpoint of endpoints)
          for (const authorization of [undefined, `Bearer ${'0'.repeat(serviceToken.length)}`, serviceToken])
            expect([endpoint.path, await statusOf(url, endpoint, authorization)]).toEqual([endpoint.path, 401]);
        expect(await statusOf(url, endpoints[0]!, `Bearer ${serviceToken}`)).not.toBe(401);
      }
    });

    it('every database opens to its own role, and to no other', async () => {
      for (const owner of services) {
        const own = new URL(shopOf().ownDatabaseUrl(owner));
        expect(own.username).toBe(`fenestra_${owner}`);
        expect(await opens(own.href)).toBe('open');
        for (const other of services.filter((each) => each !== owner)) {
          own.pathname = `/fenestra_${other}`;
          expect(await opens(own.href)).toMatch(/^permission denied for database/);
        }
        own.pathname = `/fenestra_${owner}`;
        own.password = 'guessed';
        expect(await opens(own.href)).toMatch(/^password authentication failed/);
      }
    });

    it('the admin port of every process tells how it is and no secret, and only that of the desk has pages, for who has signed in', async () => {
      const { serviceToken, deskToken } = shopOf();
      const { password } = new URL(shopOf().redisUrl);
      const secrets = [serviceToken, deskToken, await shopOf().erpToken(), ...(password ? [password] : [])];
      const at = async (name: ServiceName, path: string, init?: RequestInit): Promise<Response> =>
        fetch(shopOf().processOf(name).adminUrl + path, { redirect: 'manual', ...init });
      for (const name of serviceNames) {
        for (const path of ['/metrics', '/health/ready']) {
          const told = await at(name, path);
          const text = await told.text();
          expect([name, path, told.status]).toEqual([name, path, 200]);
          for (const secret of secrets) expect(text).not.toContain(secret);
        }
        for (const { method, path } of await everyEndpoint()) {
          const { status } = await at(name, path.replace(/:\w+/g, 'A'.repeat(22)), { method });
          expect([name, path, status < 300]).toEqual([name, path, false]);
          if (name !== 'desk') expect([name, path, status]).toEqual([name, path, 404]);
        }
        const desk = await at(name, '/desk');
        expect([name, desk.status]).toEqual([name, name === 'desk' ? 303 : 404]);
      }
    });
  });
}

/** The Redis of compose has no password. */
export function doorOfRedis(shopOf: () => ShopApart): void {
  it('every key of Redis is refused without its password', async () => {
    const url = new URL(shopOf().redisUrl);
    const opened = new Redis(url.href);
    const keys = await opened.keys('*');
    expect(keys.length).toBeGreaterThan(10);
    for (const password of ['', 'guessed']) {
      url.password = password;
      const stranger = new Redis(url.href, { retryStrategy: () => null, enableReadyCheck: false });
      stranger.on('error', () => undefined);
      for (const key of keys) await expect(stranger.type(key)).rejects.toThrow(/NOAUTH|WRONGPASS|closed/);
      stranger.disconnect();
    }
    await opened.quit();
  });
}
