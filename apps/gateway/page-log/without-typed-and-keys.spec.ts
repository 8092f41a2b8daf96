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

const token = 'A1b2C3d4E5f6G7h8I9j0-_';
it.each([
  ['in the address of a call', { url: `/api/order/${token}/page`, status: 503 }],
  ['in the address of the page', { url: `/conf/#/objednavka/?o=${token}` }],
  ['in an answer', { response: { objednavka: { token } } }],
])('what opens an order is left out: %s [OPEN-Q-14]', (_, data) => {
  expect(reportOf(data)).not.toContain(token);
});

it.each(['x', 'a@', 'a@b.', 'a://', 'a://b:', '+1 ', 'invalid input : "', 'Bearer ', 'aB'])(
  'a long report takes no longer than a short one to look through, also when it is 90 kB of %j',
  (part) => {
    const began = performance.now();
    reportOf({ data: part.repeat(90_000 / part.length) });
    expect(performance.now() - began).toBeLessThan(10_000); // it took half a minute
  },
);

it('ids and tokens are shortened to what finds their row and opens nothing [OPEN-Q-14]', () => {
  const ids = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes).toString('base64url'));
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
