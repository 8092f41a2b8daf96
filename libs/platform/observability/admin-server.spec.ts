import { request } from 'undici';
import { type AdminServer, startAdminServer } from './admin-server';

describe('the admin server', () => {
  let admin: AdminServer;
  beforeAll(async () => {
    const health = () => Promise.reject(new Error('the database password is kormidlo'));
    admin = await startAdminServer(() => [{ name: 'orders', health }], 0);
  });
  afterAll(() => admin.close());

  test.each([
    ['GET', '/health/live', 200, 'application/json; charset=utf-8'],
    ['GET', '/health/ready', 500, 'application/json; charset=utf-8'],
    ['GET', '/metrics', 200, expect.stringMatching(/^text\/plain;.*charset=utf-8/) as string],
    ['POST', '/metrics', 405, 'application/json; charset=utf-8'],
    ['TRACE', '/health/live', 405, 'application/json; charset=utf-8'],
    ['GET', '/nothing', 404, 'application/json; charset=utf-8'],
  ] as const)(
    '%s %s is answered with %i, rendered, framed and cached by no browser',
    async (method, path, status, type) => {
      const { statusCode, headers, body } = await request(admin.url + path, { method });

      expect(statusCode).toBe(status);
      expect(await body.text()).not.toContain('kormidlo');
      expect(headers).toMatchObject({
        'content-type': type,
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
      });
    },
  );
});
