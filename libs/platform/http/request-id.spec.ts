import { normalizeRequestUrl, requestIdOf } from './request-id';

const asked = (id: string | string[]) => requestIdOf({ headers: { 'x-request-id': id } });

it.each(['request-7', 'a'.repeat(64), '4bf92f3577b34da6a3ce929d0e0e4736'])('keeps the id %s of a caller', (id) => {
  expect(asked(id)).toBe(id);
});

it.each([
  ['too long', 'a'.repeat(65)],
  ['none', ''],
  ['more than a word', 'jana@example.com ordered'],
  ['a second line', 'a\n{"level":"error"}'],
  ['said twice', ['a', 'b']],
])('gives an id of its own to a request whose id is %s', (_, id) => {
  expect(asked(id)).toMatch(/^[\w-]{22}$/);
});

test('a request of a visitor gets an id of its own, whatever id it has', () => {
  expect(requestIdOf({ headers: { 'x-request-id': 'request-7' } }, false)).toMatch(/^[\w-]{22}$/);
});

it.each(['/', '/kosik/?a=%C5%BE', '/api/order/a%2Fb'])('leaves the address %s as it is', (url) => {
  expect(normalizeRequestUrl({ url })).toBe(url);
});

it.each([
  ['http://cs.localhost/kosik/?a=1', '/kosik/?a=1'],
  ['HTTPS://cs.localhost:3000', '/'],
  ['http://cs.localhost?a=1', '/?a=1'],
  ['/http://cs.localhost/', '/http://cs.localhost/'],
])('takes %s for the path %s', (url, path) => {
  expect(normalizeRequestUrl({ url })).toBe(path);
});

it.each(['/%ff', '/%', '/api/%E0%A4%A'])('takes %s for an address that nobody serves', (url) => {
  expect(normalizeRequestUrl({ url })).toBe('/address-that-nobody-serves');
});
