import { asyncApi } from '@fenestra/contracts/documents/async-api';
import { openApi } from '@fenestra/contracts/documents/openapi';
import { type Alone, startAlone } from '@fenestra/testing/start-alone';
import { gateway } from '../service';

let edge: Alone;
beforeAll(async () => {
  edge = await startAlone(gateway, { env: {} });
}, 60_000);
afterAll(() => edge.close());

const get = (path: string) => fetch(new URL(path, edge.url));

describe('the documents for integrators', () => {
  it.each([
    ['/api/openapi.json', openApi()],
    ['/api/asyncapi.json', asyncApi()],
  ])('are as generated at %s', async (path, document) => {
    expect(await (await get(path)).json()).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it('ask nobody but the ERP for credentials, and have no call to sign in or for operators [ROLE-01] [ROLE-03]', () => {
    const { paths } = JSON.parse(JSON.stringify(openApi())) as { paths: Record<string, Record<string, object>> };
    const secured = Object.keys(paths).filter((path) => JSON.stringify(paths[path]).includes('"security"'));

    expect(secured).toEqual(Object.keys(paths).filter((path) => path.startsWith('/erp/')));
    expect(Object.keys(paths).filter((path) => /log-?in|sign-?in|session|account|admin|operator/i.test(path))).toEqual(
      [],
    );
  });

  it('have a page whose parts are all there, under a policy that allows no script but ours', async () => {
    const page = await get('/api/docs');
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'self';style-src 'self' 'unsafe-inline';/,
    );
    const html = await page.text();
    expect(html).not.toMatch(/<script(?! src=)/);
    const parts = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, part]) => new URL(part!, page.url));
    expect(parts.length).toBeGreaterThan(3);
    for (const part of parts) expect((await fetch(part)).status).toBe(200);
  });
});
