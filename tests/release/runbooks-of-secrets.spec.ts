import { Redis } from 'ioredis';
import { startTestPostgres } from '@fenestra/testing/postgres';
import { describeWithRedis, startRedis } from '@fenestra/testing/redis';
import { ShopProcess } from '../harness/shop-process';
import { query } from '../harness/query';
import { DeskVisitor } from '../system/desk-pages';
import { takesAnOrder } from '../system/takes-an-order';

const [oldToken, newToken] = ['the-token-until-today', 'the-token-from-today-on'];

/** change-a-secret.md, step by step. */
describe('a secret is changed', () => {
  it('a token: both open while it changes, and the old one opens nothing afterwards', async () => {
    const tokens = (value: string) => ({ SERVICE_TOKEN: value, ERP_TOKEN: value, DESK_TOKEN: value });
    await using shop = await ShopProcess.start(tokens(oldToken));
    const opens = async (token: string): Promise<boolean[]> => {
      const headers = { authorization: `Bearer ${token}`, host: 'cs.localhost' };
      const doors = [`${shop.url}/erp/v1/events`, `${shop.services['orders']}/desk/orders`];
      const answers = await Promise.all(doors.map((door) => fetch(door, { headers })));
      const { location } = await new DeskVisitor(shop.adminUrl).signIn(token);
      return [...answers.map(({ status }) => status === 200), location === '/desk'];
    };
    const [both, none] = [
      [true, true, true],
      [false, false, false],
    ];
    const steps = [
      [oldToken, both, none],
      [`${oldToken},${newToken}`, both, both],
      [`${newToken},${oldToken}`, both, both],
      [newToken, none, both],
    ] as const;
    for (const [value, byOld, byNew] of steps) {
      await shop.stop();
      await shop.restart(tokens(value));
      expect([value, await opens(oldToken), await opens(newToken)]).toEqual([value, byOld, byNew]);
      await takesAnOrder(shop);
    }
  });

  it('the password of a role: sessions that are open go on, and who starts afterwards needs the new one', async () => {
    await using servers = new AsyncDisposableStack();
    const own = servers.adopt(await startTestPostgres(), (server) => server.stop());
    const urlWith = (secret: string): string =>
      Object.assign(new URL('/fenestra_orders', own.url), { username: 'fenestra_orders', password: secret }).href;
    await using shop = await ShopProcess.start({
      DATABASE_URL: own.url,
      ORDERS_DATABASE_URL: urlWith('until-today'),
    });
    await takesAnOrder(shop);
    const renewed = { ORDERS_DATABASE_URL: urlWith('from-today-on') };
    expect(await shop.operateWith(renewed, 'migrate')).toMatchObject({ status: 0 });

    await takesAnOrder(shop);
    await expect(query(urlWith('until-today'), 'SELECT 1')).rejects.toThrow('password authentication failed');
    await shop.stop();
    await shop.restart(renewed);
    await takesAnOrder(shop);
  });
});

describeWithRedis('the password of Redis', () => {
  it('is changed while both open, and the old one opens nothing afterwards', async () => {
    await using closing = new AsyncDisposableStack();
    const server = closing.adopt(await startRedis(), (one) => one.stop());
    const admin = closing.adopt(new Redis(server.url), (one) => one.disconnect());
    const urlWith = (secret: string): string => Object.assign(new URL(server.url), { password: secret }).href;
    const opens = async (secret: string): Promise<boolean> => {
      const client = new Redis(urlWith(secret), { retryStrategy: () => null, lazyConnect: true });
      client.on('error', () => undefined);
      return client.connect().then(() => client.ping()).then(() => true, () => false).finally(() => client.disconnect()); // prettier-ignore
    };
    const until = new URL(server.url).password;
    await using shop = await ShopProcess.start({ REDIS_URL: server.url });
    await takesAnOrder(shop);
    await admin.acl('SETUSER', 'default', '>from-today-on');
    expect([await opens(until), await opens('from-today-on')]).toEqual([true, true]);
    await shop.stop();
    await shop.restart({ REDIS_URL: urlWith('from-today-on') });
    await admin.acl('SETUSER', 'default', `<${until}`);

    await takesAnOrder(shop);
    expect([await opens(until), await opens('from-today-on')]).toEqual([false, true]);
  });
});
