import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { cartPath } from '@fenestra/contracts/cart-endpoint';
import { configuratorPath } from '@fenestra/contracts/wire/configurator-actions';
import fastify, { type FastifyInstance } from 'fastify';
import { compressResponses } from './compress-responses';

const product = { Err: 0, nazev: 'Dvoukřídlé okno '.repeat(200) };
const refusal = { Err: 15, ErrText: 'Rozměr nejde vyrobit.' };
let server: FastifyInstance;

beforeAll(() => {
  server = fastify();
  compressResponses(server);
  server.post(configuratorPath, ({ query }) => ('kratce' in (query as object) ? refusal : product));
  server.post(cartPath, () => product);
});
afterAll(() => server.close());

const ask = (url: string, accepted?: string) =>
  server.inject({ method: 'POST', url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

it.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['gzip', 'gzip, br;q=0', gunzipSync],
])('a product goes out in %s to who reads it', async (coding, accepted, unpack) => {
  const { headers, rawPayload } = await ask(configuratorPath, accepted);

  expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'accept-encoding' });
  expect(headers['content-length']).toBe(String(rawPayload.length));
  expect(rawPayload.length).toBeLessThan(500);
  expect(JSON.parse(unpack(rawPayload).toString())).toEqual(product);
});

it.each([
  ['to who reads no coding', configuratorPath, undefined],
  ['when they are short', `${configuratorPath}?kratce`, 'br'],
  ['of a cart, which hold secrets beside what was typed', cartPath, 'br'],
])('answers stay as they are %s', async (_, url, accepted) => {
  const { headers, body } = await ask(url, accepted);

  expect(headers['content-encoding']).toBeUndefined();
  expect(JSON.parse(body)).toMatchObject({ Err: expect.any(Number) as number });
});
