import { cartActions } from '@fenestra/contracts/wire/cart-actions';
import { configuratorActions } from '@fenestra/contracts/wire/configurator-actions';
import { requestCosts, requestCost, answerCost, additionalConfigurations } from './request-costs';
import { Limits } from '../edge/limit-settings';
import { startGatewayWithRoutes } from '../edge/testing/registered-routes';
import { temporaryFolders } from '@fenestra/testing/temporary-folders';

const newFolder = temporaryFolders();

it('has a row for every route that is registered, but for files of pages, and no row too many', async () => {
  const { edge, routes } = await startGatewayWithRoutes(newFolder());
  await edge.close();
  const registered = routes
    .map(({ method, url }) => `${method} ${url}`)
    .filter((route) => !/^(HEAD|OPTIONS) |^GET \/(assets|api\/docs)\//.test(route));

  expect(registered.filter((route) => !(route in requestCosts))).toEqual([]);
  expect(Object.keys(requestCosts).filter((row) => !registered.includes(row))).toEqual([]);
});

const cost = (route: string, body: unknown = {}, url = '/') => {
  const [method = '', path] = route.split(' ');
  return requestCost({ method, route: path, url, body });
};
it('counts HEAD as the GET that it is answered like', () => {
  const read = Object.keys(requestCosts).filter((route) => route.startsWith('GET '));
  expect(read.length).toBeGreaterThan(30);
  for (const route of read)
    for (const url of ['/', '/a.png'])
      expect([route, cost(route.replace('GET', 'HEAD'), {}, url)]).toEqual([route, cost(route, {}, url)]);
});

const [configurator, cart] = ['POST /conf/api/dist/api.php', 'POST /conf/api/dist/cartApi.php'];

it('knows what each action costs', () => {
  for (const akce of Object.keys(configuratorActions)) expect(cost(configurator, { akce })).toBeGreaterThan(1);
  for (const akce of Object.keys(cartActions)) expect(cost(cart, { akce })).toBeGreaterThan(1);
  expect(cost(configurator, { akce: 'zkusZmeny', pokusy: Array(80).fill([]) })).toBe(164);
  expect(cost(cart, { akce: 'polozkyObchDokladu', polozkyObchDokladu: Array(100).fill({}) })).toBe(28);
  expect(cost('POST /api/configuration', { configuration: Array(20).fill('x') })).toBe(28);
  expect(cost(configurator, { akce: 'getDoplnekCena' })).toBe(cost(configurator, { akce: 'dejDoplnky' }));
  expect(cost('POST /api/v1/cart/add', { products: Array(20).fill({}) })).toBe(48);
  expect(cost(cart, { akce: 'getNewCart' })).toBe(4);
  expect(cost(cart, { akce: 'getNewCart', kopie: 'x' })).toBe(24);
});

it.each([
  ['a cart of a hundred lines', { kosik_data: { polozky: Array(100).fill({}) } }, 10],
  ['a cart of nine', { kosik_data: { polozky: Array(9).fill({}) } }, 0],
  ['an order of a hundred', { items: Array(100).fill({}) }, 25],
  ['the page of an order of a hundred', { objednavka: { items: Array(100).fill({}) } }, 25],
  ['an opened offer of twenty', { prvky: Array(20).fill({}) }, 20],
  ['nothing', null, 0],
  ['a list', [{}], 0],
])('counts what the lines of an answer take: %s', (_, answer, expected) => {
  expect(answerCost(answer)).toBe(expected);
});

it.each([
  [{ prvky: Array(20).fill({}) }, 19],
  [{ prvky: [{}] }, 0],
  [{}, 0],
  [null, 0],
] as const)('counts the configurations that the answer %j has made beyond one', (answer, more) =>
  expect(additionalConfigurations(answer)).toBe(more),
);

it.each([null, 'x', [], { akce: 5 }, { akce: '__proto__' }, { akce: 'constructor' }, { akce: 'zkusZmeny', pokusy: 5 }])(
  'counts a call with the body %j',
  (body) => expect([1, 6]).toContain(cost(configurator, body)),
);

it('counts a painted picture as ten drawn ones', () => {
  const [png, svg] = ['png', 'svg'].map((ending) =>
    cost('GET /api/drawing/:of/:file', undefined, `/api/drawing/product/OS1.${ending}?sirka=600`),
  );
  expect(png).toBe(10 * svg!);
});

/** Ten seconds of somebody in a hurry: the page and its files, a list of everything, sizes typed three times a second, dialogs. */
const hurried: readonly [number, string, unknown?][] = [
  [1, 'GET /conf/'],
  [45, 'GET /assets/x.js'],
  [1, 'GET /api/catalogue/:version'],
  [1, 'POST /conf/api/dist/getNewID.php'],
  [30, configurator, { akce: 'zmenRozmer' }],
  [2, configurator, { akce: 'ciselnikSklo' }],
  [3, configurator, { akce: 'ciselnikBarvy' }],
  [2, configurator, { akce: 'zkusZmeny', pokusy: Array(20).fill([]) }],
  [1, 'POST /api/v1/cart/add'],
  [3, cart, { akce: 'getCart' }],
  [20, 'GET /api/drawing/:of/:file', 'svg'],
];

it('leaves an office of ten people in a hurry, behind one address, enough', () => {
  const each = hurried.reduce(
    (sum, [times, route, body]) =>
      sum + times * (body === 'svg' ? cost(route, undefined, '/a.svg') : cost(route, body)),
    0,
  );
  expect(10 * each).toBeLessThan(Limits.parse({}).work);
});
