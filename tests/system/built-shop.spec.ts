import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestPostgres } from '@fenestra/testing/postgres';
import { ShopProcess } from '../harness/shop-process';
import { buildInto } from '../harness/surroundings';

describe('the shop of npm run build, away from sources and packages', () => {
  const closing = new AsyncDisposableStack();
  let shop: ShopProcess;

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fenestra-built-'));
    closing.defer(() => rm(folder, { recursive: true }));
    const program = await buildInto(join(folder, 'program'));
    const database = await startTestPostgres();
    closing.defer(() => database.stop());
    shop = closing.use(await ShopProcess.startBuilt(program, database.url));
  });
  afterAll(() => closing.disposeAsync());

  it('serves the start page and draws a window as PNG', async () => {
    const page = await fetch(shop.url, { headers: { host: 'cs.localhost' } });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1')]);

    const picture = await fetch(new URL('/api/drawing/product/OS1.png', shop.url)); // by the native renderer, in a thread
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('brings all parts of the page for integrators, though no script imports them', async () => {
    const address = new URL('/api/docs', shop.url);
    const page = await (await fetch(address)).text();
    const parts = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, part]) => part!);
    expect(parts.length).toBeGreaterThan(3);
    for (const part of [...parts, '/api/openapi.json', '/api/asyncapi.json'])
      expect([part, (await fetch(new URL(part, address))).status]).toEqual([part, 200]);
  });
});
