import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type Known, play, readExamples } from '../harness/wire-example';
import { sharedShopAndShopper } from './shop-and-shopper';

const open = sharedShopAndShopper();
/** What is the same for everybody: pages, files, pictures of goods, words. */
const mayBeKept =
  /^GET \/(api\/(docs|openapi\.json|asyncapi\.json|postcodes|catalogue|drawing\/(offer|stock|product|opening)|pictures)\b|assets\/)/;

type Told = {
  readonly request: { readonly method: string; readonly path: string };
  readonly response: { readonly statusCode: number; readonly headers: readonly Buffer[] };
};

it('what tells of a cart, an order, a configuration or a person is kept by nobody between shop and shopper', async () => {
  const answers: { call: string; status: number; cacheControl: string | undefined }[] = [];
  const note = (message: unknown): void => {
    const { request, response } = message as Told;
    const fields = response.headers.map(String);
    const cacheControl = fields[fields.findIndex((field) => field.toLowerCase() === 'cache-control') + 1];
    answers.push({ call: `${request.method} ${request.path}`, status: response.statusCode, cacheControl });
  };
  subscribe('undici:request:headers', note);
  const known: Known = new Map();
  for (const example of readExamples()) await play({ ...example, any: [], first: {} }, open.shopper, known);
  unsubscribe('undici:request:headers', note);

  expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThan(80);
  expect(answers.filter(({ call, cacheControl }) => cacheControl !== 'no-store' && !mayBeKept.test(call))).toEqual([]);
});
