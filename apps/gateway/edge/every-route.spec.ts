import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { request } from 'undici';
import { temporaryFolders } from '@fenestra/testing/temporary-folders';
import { startGatewayWithRoutes, type GatewayWithRoutes } from './testing/registered-routes';

/** What no answer says: with what the shop is made, in which versions, and where it lies. */
const inner =
  /nestjs|fastify|typeorm|bullmq|ioredis|kafkajs|undici|node_modules|postgres|sqlstate|[a-z]\.(ts|js):\d|\bat \/|v?\d+\.\d+\.\d+-(alpha|beta|rc)|node\/?v?2\d/i;

const policyOfPages = /form-action 'self' https:\/\/gw\.gopay\.com https:\/\/gate\.gopay\.cz(;|$)/;
const policyOfFiles = /^default-src 'none';frame-ancestors 'none'$/;

const newFolder = temporaryFolders();

/** A file of shops in which somebody has said who they are. */
function filledShops(): string {
  const rows = JSON.parse(readFileSync(join(__dirname, '../../../libs/clients/data/shops.json'), 'utf8')) as Record<
    string,
    object
  >;
  const filled = Object.entries(rows).map(([code, row]) => [code, { ...row, placeholder: false }]);
  const file = join(newFolder(), 'shops.json');
  writeFileSync(file, JSON.stringify(Object.fromEntries(filled)));
  return file;
}

describe('every route of the public edge in production', () => {
  let routed: GatewayWithRoutes;
  beforeAll(async () => {
    routed = await startGatewayWithRoutes(newFolder(), {
      NODE_ENV: 'production',
      SHOPS_FILE: filledShops(),
      ERP_TOKEN: 'a-token-for-the-erp',
    });
  });
  afterAll(() => routed.edge.close());

  /** Each route as it is called, and what no route is for. */
  const asked = (): [string, string, string | null][] => [
    ...routed.routes.map(({ method, url }): [string, string, string | null] => [
      method,
      url.replace(/:\w+/g, 'A'.repeat(22)).replace('*', 'page.js'),
      method === 'GET' || method === 'HEAD' ? null : '{}',
    ]),
    ['GET', '/%ff', null],
    ['GET', '/api/nothing', null],
    ['GET', `/${'x'.repeat(10_000)}`, null],
    ['PUT', '/api/products', '{}'],
    ['POST', '/conf/api/dist/api.php', '{'],
    ['POST', '/conf/api/dist/api.php', `"${'x'.repeat(100_001)}"`],
    ['POST', '/conf/api/dist/api.php', JSON.stringify({ akce: 'nothing', shopId: 7 })],
  ];

  const answers = async () =>
    Promise.all(
      asked().map(async ([method, path, body]) => {
        const headers = { host: 'cs.localhost', 'content-type': 'application/json' };
        const answer = await request(routed.edge.url.replace(/\/$/, '') + path, {
          method: method as 'GET',
          headers,
          body,
        });
        return { name: `${method} ${path.slice(0, 60)}`, ...answer, text: await answer.body.text() };
      }),
    );

  it('carries the same safe headers, faults and unknown addresses too', async () => {
    const all = await answers();
    expect(all.length).toBeGreaterThan(80);
    for (const { name, headers } of all)
      expect([name, headers]).toEqual([
        name,
        expect.objectContaining({
          'strict-transport-security': 'max-age=31536000',
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cache-control': expect.any(String) as string,
          'content-security-policy': expect.stringMatching(
            name.startsWith('GET /assets/') || name.startsWith('HEAD /assets/') ? policyOfFiles : policyOfPages,
          ) as string,
        }),
      ]);
  });

  it('keeps nothing but files of the page and what has no shopper in it', async () => {
    const kept = (await answers()).filter(({ headers }) => headers['cache-control'] !== 'no-store');
    const mayBeKept =
      /^(GET|HEAD) \/(assets\/|favicon|robots\.txt|sitemap|\.well-known\/|api\/(docs|postcodes|openapi|asyncapi)|[a-z-]+\/?$|$)/;
    expect(kept.map(({ name }) => name).filter((name) => !mayBeKept.test(name))).toEqual([]);
  });

  it('says nowhere with what the shop is made', async () => {
    for (const { name, headers, text } of await answers()) {
      expect([
        name,
        Object.keys(headers).filter((each) => /^(server|via|x-powered-by|x-.*version)$/.test(each)),
      ]).toEqual([name, []]);
      const isManual = name.includes('/api/docs'); // the reading page of the API document is Swagger's own
      expect([name, isManual ? null : (inner.exec(text)?.[0] ?? null)]).toEqual([name, null]);
    }
  });

  it('tells what it refuses in one shape', async () => {
    const refused = (await answers()).filter(({ statusCode, name }) => statusCode >= 400 && !/^HEAD/.test(name));
    expect(refused.length).toBeGreaterThan(20);
    for (const { name, text, headers } of refused) {
      if (/text\/html/.test(String(headers['content-type']))) continue; // an address that is typed gets a page
      expect([name, JSON.parse(text)]).toEqual([
        name,
        expect.objectContaining({ Err: expect.any(Number) as number, ErrText: expect.any(String) as string }),
      ]);
    }
  });
});
