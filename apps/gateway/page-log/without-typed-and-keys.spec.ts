import fc from 'fast-check';
import { withoutKeys, reportOf } from './without-typed-and-keys';

const form = {
  orderData: '{"jmeno":"Jana"}',
  kontaktEmail: 'jana@example.test',
  phone: '602 555 010',
  content: 'Jde to?',
  recaptchaToken: 'x',
};

it('what was typed into a form is left out, wherever it stands', () => {
  const told = reportOf({ request: { akce: 'newOrder', ...form, rows: [{ name: 'Jana', width: 900 }] } });
  expect(told).not.toMatch(/Jana|jana|602|Jde to/);
  expect(told).toContain('"akce":"newOrder"');
  expect(told).toContain('"width":900');
});

test('a report has no room name and no phone of an order page', () => {
  const order = { prijemce: { telefon: '602 555 010' }, items: [{ mistnost: 'Pokoj Jany', sirka: 900 }] };
  expect(reportOf({ response: order })).toBe(
    '{"response":{"prijemce":{"telefon":"[hidden]"},"items":[{"mistnost":"[hidden]","sirka":900}]}}',
  );
});

const token = 'A1b2C3d4E5f6G7h8I9j0-_';
it.each([
  ['in the address of a call', { url: `/api/order/${token}/page`, status: 503 }],
  ['in the address of the page', { url: `/conf/#/objednavka/?o=${token}` }],
  ['in an answer', { response: { objednavka: { token } } }],
])('what opens an order is left out: %s [OPEN-Q-14]', (_, data) => {
  expect(reportOf(data)).not.toContain(token);
});

test.each(['x', 'a@', 'a@b.', 'a://', 'a://b:', '+1 ', 'invalid input : "', 'Bearer ', 'aB', 'a%40', '%2B1+'])(
  'a report of 90 kB is cut, also when it repeats %j',
  (part) => {
    expect(reportOf({ data: part.repeat(90_000 / part.length) }).length).toBeLessThanOrEqual(2_000);
  },
);

it('ids and tokens are shortened to what finds their row and opens nothing [OPEN-Q-14]', () => {
  const anyId = fc
    .uint8Array({ minLength: 16, maxLength: 16 })
    .map((bytes) => Buffer.from(bytes).toString('base64url'));
  const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
  const camelCaseId = fc
    .array(letter, { minLength: 22, maxLength: 22 })
    .map((letters) => letters.map((each, nth) => (nth % 2 ? each.toUpperCase() : each)).join(''))
    .map((id) => `${id.slice(0, 21)}g`);
  const ids = fc.oneof(anyId, camelCaseId);
  const places = fc.constantFrom('/api/order/%', 'cart_id=%&date=1', '"%"');
  fc.assert(
    fc.property(
      places,
      ids,
      (place, id) => withoutKeys(place.replace('%', id)) === place.replace('%', `${id.slice(0, 6)}…`),
    ),
  );
  expect(withoutKeys('Bearer abc.def')).toBe('Bearer [hidden]');
});

it.each([
  ['an id of letters in camelCase', { url: '/api/order/meznoQraTulBomKesVintg' }, '{"url":"/api/order/meznoQ…"}'],
  ['an id after a line break', { failure: 'Error\nmeznoQraTulBomKesVintg' }, '{"failure":"Error\\nmezno…"}'],
  ['an id of small letters', { cart_id: 'meznoqratulbomkesvintg' }, '{"cart_id":"meznoq…"}'],
  ['an id of capitals', { cart_id: 'MEZNOQRATULBOMKESVINTG' }, '{"cart_id":"MEZNOQ…"}'],
  ['an id behind a word', { key: 'order-meznoQraTulBomKesVintg' }, '{"key":"order-…"}'],
  ['words as long as a key', { key: 'some-words-with-dashes' }, '{"key":"some-w…"}'],
  ['a word that is no call', { key: 'notTheNameOfAnyCallThere' }, '{"key":"notThe…"}'],
  ['a UUID', { changeId: '0192aaaa-bbbb-4ccc-8ddd-eeeeffff0000' }, '{"changeId":"0192aa…"}'],
  ['a hash', { key: 'ab'.repeat(32) }, '{"key":"ababab…"}'],
  ['an address in a query', { url: '/?email=jana%40example.test&x=1' }, '{"url":"/?email=[e-mail]&x=1"}'],
  ['a phone in a query', { url: '/?tel=%2B420%20602%20555%20010' }, '{"url":"/?tel=[phone]"}'],
  ['a phone of a form', { url: '/?tel=%2B420+602+555+010' }, '{"url":"/?tel=[phone]"}'],
  ['encoded credentials', { header: 'Bearer%20abc.def' }, '{"header":"Bearer [hidden]"}'],
])('a report masks %s [OPEN-Q-14]', (_, data, report) => {
  expect(reportOf(data)).toBe(report);
});

it.each([
  'getAccessoryRecommended',
  '/conf/api/dist/paymentGatewayRouterPaypal.php',
  'Mozilla/5.0 (X11; Linux x86_64)',
  'Failed to fetch dynamically imported module',
])('"%s" stays as it is', (text) => expect(withoutKeys(text)).toBe(text));

it('the longest, deepest and widest reports stay bounded', () => {
  const deep = JSON.parse(`${'{"a":'.repeat(50)}1${'}'.repeat(50)}`) as unknown;
  expect(reportOf(deep)).toContain('[deeper]');
  for (const report of ['x y '.repeat(50_000), Array.from({ length: 10_000 }, (_, nth) => nth), deep])
    expect(reportOf(report).length).toBeLessThanOrEqual(2_000);
});
