import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Endpoint } from '@fenestra/contracts/endpoint';
import { opaqueId } from '@fenestra/contracts/fields';
import { everyRestCall } from '@fenestra/contracts/wire/every-rest-call';
import { orderFields } from '@fenestra/contracts/wire/order-fields';
import { scrub } from './scrub';
import { redactFields } from './redaction';

const contracts = join(__dirname, '../../contracts/http');

/** Paths between services with a key, by their contracts, and all public ones with a value. */
async function keyedPaths(): Promise<string[]> {
  const modules = await Promise.all(
    readdirSync(contracts).map((file) => import(join(contracts, file)) as Promise<object>),
  );
  const endpoints = modules.flatMap((module) => Object.values(module) as Partial<Endpoint>[]);
  const internal = endpoints.flatMap(({ path, params }) => {
    const { shape = {} } = (params ?? {}) as { shape?: Record<string, unknown> };
    return Object.entries(shape).flatMap(([name, schema]) =>
      schema === opaqueId ? path!.replace(`:${name}`, '%') : [],
    );
  });
  const keyed = Object.values(everyRestCall).filter(({ path }) => path.includes(':'));
  return [...internal, ...keyed.map(({ path }) => path.replace(/:\w+/, '%'))];
}

describe('texts of log lines', () => {
  const anyKey = fc
    .uint8Array({ minLength: 16, maxLength: 16 })
    .map((bytes) => Buffer.from(bytes).toString('base64url'));
  const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
  const wordLike = fc
    .tuple(fc.array(letter, { minLength: 21, maxLength: 21 }), fc.nat(), fc.constantFrom(...'AQgw'))
    .map(
      ([letters, bits, end]) =>
        letters.map((each, nth) => ((bits >> nth) & 1 ? each.toUpperCase() : each)).join('') + end,
    );
  const keys = fc.oneof(anyKey, wordLike, fc.constantFrom('bAbaBgAaBgAaGdAaTicAag', 'someWordsOfTheProgramg'));

  test('a key is cut to its beginning in every place and between all separators, whatever it looks like [OPEN-Q-14]', () => {
    const places = fc.constantFrom(
      ...['%', '"%"', ' %,', '%.', 'order-%', '%-send-mail', 'cart_%_x', 'o=%&x=1', 'a%22@%22', 'Error\\n@ at', '(@)'],
    );
    fc.assert(
      fc.property(places, keys, (place, key) => {
        const text = place.includes('@') ? place.replace('@', key) : place.replace('%', key);
        expect(scrub(text)).not.toContain(key.slice(0, 12));
      }),
    );
  });

  test('a signature of 43 characters is cut to its beginning', () => {
    expect(scrub(`a cookie ${'aB3_'.repeat(10)}aBc`)).toBe('a cookie aB3_aB…');
  });

  test('the value in every path with a key is cut to its beginning, also if it is not of the form of a key', async () => {
    const paths = await keyedPaths();
    expect(paths.length).toBeGreaterThan(30);
    expect(paths.map((path) => scrub(path.replace('%', 'another-value')))).toEqual(
      paths.map((path) => path.replace('%', 'anothe…')),
    );
  });

  test.each(['cartId', 'cart_id', 'confID', 'kosik', 'kopie', 'savedId', 'offerIds', 'mailKey', 'idempotency-key'])(
    'the value of the field %s is cut to its beginning in a line, in JSON and in an address',
    (name) => {
      const told = [
        redactFields({ [name]: 'another-value' }),
        scrub(`{"${name}":"another-value"}`),
        scrub(`/?${name}=another-value`),
      ];
      expect(told).toEqual([{ [name]: 'anothe…' }, `{"${name}":"anothe…"}`, `/?${name}=anothe…`]);
    },
  );

  test.each([...Object.values(orderFields), 'email', 'telefon', 'orderData', 'accessToken'])(
    'the value of the field %s is hidden in a line, in JSON, in JSON inside of JSON and in a form',
    (name) => {
      const once = JSON.stringify({ [name]: 'J "Q" \n x', akce: 'newOrder' });
      const twice = JSON.stringify({ body: once });
      expect(redactFields({ [name]: 'Jana' })).toEqual({ [name]: '[hidden]' });
      expect(JSON.parse(scrub(once))).toEqual({ [name]: '[hidden]', akce: 'newOrder' });
      expect(JSON.parse((JSON.parse(scrub(twice)) as { body: string }).body)).toEqual({
        [name]: '[hidden]',
        akce: 'newOrder',
      });
      expect(scrub(`akce=newOrder&${name}=Jana+Q&x=1`)).toBe(`akce=newOrder&${name}=[hidden]&x=1`);
      expect(scrub(`{"${name}":602555010,"x":"cut off`)).toBe(`{"${name}":"[hidden]","x":"cut off`);
    },
  );

  test.each([
    '+420 602 555 010',
    '00420602555010',
    '602 555 010',
    '602-555-010',
    '0664 123 45 67',
    '(06 30) 123 4567',
    '%2B420%20602',
  ])('the phone number %s is hidden, with a + or without', (phone) => {
    const whole = phone.endsWith('%20602') ? `${phone}%20555%20010` : phone;
    expect(scrub(`call ${whole}, then wait`)).toBe('call [phone], then wait');
  });

  test.each([
    'PaymentReturnedHandlers NotificationsController release-expired-reservations OTEL_EXPORTER_OTLP_ENDPOINT',
    'POST /carts/:id/changes failed, job release-expired-reservations 0192aaaa-bbbb-4ccc-8ddd-eeeeffff0000-send-mail',
    'order 2026/00000123 took 1234 ms at 2026-06-01T08:15:00.000Z on 127.0.0.1:5432',
    'libs/messaging/inbox/runner.ts:120:7, apps/order/order.controller.ts and /api/configuration',
    `trace 00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01, hash ${'0a'.repeat(32)}`,
    'at 12 345 678 bytes, versions 24.15.0 and 105.107.3',
  ])('words, numbers and names stay as they are: "%s"', (text) => {
    expect(scrub(text)).toBe(text);
  });

  test.each(['"name":"', '\\"a\\":\\"', '"email":', 'name=', '602 ', '/order/', 'a-', '_', '%2', '\\', '(06 '])(
    'a text of 200 kB that repeats %j is scrubbed in linear time',
    (part) => {
      const text = part.repeat(200_000 / part.length);
      expect(scrub(text).length).toBeLessThanOrEqual(text.length * 2);
    },
  );
});
