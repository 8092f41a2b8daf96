import { posix } from 'node:path';
import { asyncApi } from '@fenestra/contracts/documents/async-api';
import { openApi } from '@fenestra/contracts/documents/openapi';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import { PATH_METADATA } from '@nestjs/common/constants';
import { gateway } from '../service';
import { recordedCalls } from './recorded-calls';

let edge: TestService;
beforeAll(async () => {
  edge = await startTestService(gateway, { env: {} });
});
afterAll(() => edge.close());

type Operation = {
  requestBody?: object;
  responses: Record<string, { content: Record<string, { schema?: object; examples?: object }> }>;
};
const paths = () =>
  (JSON.parse(JSON.stringify(openApi(recordedCalls))) as { paths: Record<string, Record<string, Operation>> }).paths;

/** What the controllers answer, but for what payment providers alone call and where the parts of a file name are told apart later. */
function addresses(): string[] {
  const controllers = Reflect.getMetadata('controllers', gateway.module) as (abstract new () => object)[];
  return controllers.flatMap((controller) => {
    const root = Reflect.getMetadata(PATH_METADATA, controller) as string;
    const methods = Object.getOwnPropertyNames(controller.prototype)
      .filter((name) => name !== 'constructor')
      .map((name) => (controller.prototype as Record<string, object>)[name]!);
    const told = methods.flatMap(
      (method) => (Reflect.getMetadata(PATH_METADATA, method) as string | string[] | undefined) ?? [],
    );
    return told.map((path) => posix.join('/', root, path).replace(/:(\w+)/g, '{$1}'));
  });
}

const get = (path: string) => fetch(new URL(path, edge.url));

describe('the documents for integrators', () => {
  it.each([
    ['/api/openapi.json', openApi(recordedCalls)],
    ['/api/asyncapi.json', asyncApi()],
  ])('are as generated at %s', async (path, document) => {
    expect(await (await get(path)).json()).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it('have every address of the gateway', () => {
    const known = Object.keys(paths()).map((path) => path.replace(/\{(?:id|name)\}\.(?:svg|png)$/, '{file}'));
    const ofProviders = /^\/(?:platba|webhooks)\//;
    const alias = '/api/affil_order'; // OPEN-Q-83

    expect(addresses().filter((path) => !known.includes(path) && !ofProviders.test(path))).toEqual([alias]);
  });

  it('show each call with JSON by an example of its body and of its answer', () => {
    const calls = Object.entries(paths()).filter(([path]) => !path.startsWith('/erp/'));
    const contents = calls.flatMap(([path, methods]) =>
      Object.values(methods).flatMap(({ requestBody, responses }) => {
        const done = Object.keys(responses).find((status) => status.startsWith('2'))!;
        return [requestBody as Operation['responses'][string] | undefined, responses[done]].map(
          (part) => [path, part?.content['application/json']] as const,
        );
      }),
    );
    expect(contents.filter(([, json]) => json?.schema && !json.examples).map(([path]) => path)).toEqual([]);
  });

  it('ask nobody but the ERP for credentials, and have no call to sign in or for operators [ROLE-01] [ROLE-03]', () => {
    const all = paths();
    const secured = Object.keys(all).filter((path) => JSON.stringify(all[path]).includes('"security"'));

    expect(secured).toEqual(Object.keys(all).filter((path) => path.startsWith('/erp/')));
    expect(Object.keys(all).filter((path) => /log-?in|sign-?in|session|account|admin|operator/i.test(path))).toEqual(
      [],
    );
  });

  it.each(['/api/docs//', '/api/docs/a//b', '/api/docs/..%2f..%2fpackage.json'])(
    'have nothing at %s, which is no fault',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, await answer.json()]).toMatchObject([404, { Err: 15 }]);
    },
  );

  it('have a page whose parts are all there, under a policy that allows no script but ours', async () => {
    const page = await get('/api/docs');
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'self';style-src 'self' 'unsafe-inline';/,
    );
    const html = await page.text();
    expect(html).not.toMatch(/<script(?! src=)/);
    const parts = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, part]) => new URL(part!, page.url));
    expect(parts.length).toBeGreaterThan(3);
    for (const part of parts) {
      const answer = await fetch(part);
      expect([answer.status, (await answer.text()).length > 0]).toEqual([200, true]); // read: else its connection stays open
    }
  });
});
