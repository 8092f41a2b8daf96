import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { everyRestCall } from '@fenestra/contracts/wire/every-rest-call';
import { orderFields } from '@fenestra/contracts/wire/order-fields';
import { sanitizeReport } from './sanitize-report';

const stored = (data: unknown, hosts?: ReadonlySet<string>): unknown =>
  JSON.parse(sanitizeReport(data, hosts).data) as unknown;
const token = 'bAbaBgAaBgAaGdAaTicAag';
const typed = ['Jana', 'Nováková', 'jana@example.test', '602 555 010', '602555010', '+420602555010', token];

describe('the report of a page', () => {
  test('a failed change of a configuration keeps what repeats it: call, action, sizes, codes, status and reason', () => {
    const akce = 'zmenDetailRozmer';
    const report = {
      url: '/conf/api/dist/api.php?development=1',
      status: 400,
      call: akce,
      request: { akce, shopId: 7, confID: token, rozmery: [{ oblast_id: 'A1', sirka: 900, vyska: '1250.5' }] },
      response: { Err: 40, ErrText: 'Požadavku nerozumíme.' },
    };
    expect(stored(report)).toEqual({
      ...report,
      request: { ...report.request, confID: 'bAbaBg…' },
      response: { Err: 40, ErrText: '[hidden]' },
    });
  });

  test('a refused attempt keeps its changes and the code of its violation', () => {
    const tries = [
      [{ akce: 'zmenSklo', oblast: ['1', '2'], sklo: 12 }],
      [{ akce: 'zmenOtevirani', oblast: '1', otevirani: 'osl' }],
    ];
    const repairs = [{ zmeny: [{ akce: 'zmenRozmer', width: 900, height: 1200 }], rozdil: 10.5 }];
    const refused = { kod: 'sash-width', text: 'Příliš široké.', hodnoty: { max: 900 }, opravy: repairs };
    const response = { Err: 44, data: [{ cena: null, rozdil: null, odmitnuti: refused }] };
    const { request, response: answer } = stored({
      call: 'zkusZmeny',
      request: { shopId: 7, confID: token, pokusy: tries },
      response,
    }) as Record<string, unknown>;
    expect(request).toEqual({ shopId: 7, confID: 'bAbaBg…', pokusy: tries });
    expect(answer).toEqual({
      Err: 44,
      data: [
        {
          cena: null,
          rozdil: null,
          odmitnuti: { kod: 'sash-width', text: '[hidden]', hodnoty: '[hidden]', opravy: repairs },
        },
      ],
    });
  });

  const examples = join(__dirname, '../../../libs/contracts/wire/examples');
  const requests = readdirSync(examples).map(
    (name) =>
      JSON.parse(readFileSync(join(examples, name), 'utf8')) as {
        call: string;
        request: { path: string; body?: object };
      },
  );
  const changes = requests.filter(
    ({ call, request: { body } }) => body && 'akce' in body && 'confID' in body && call !== 'zmenMistnost',
  );
  test.each(changes.map(({ call, request }) => [call, request.body!] as const))(
    'the request %s is stored whole but for its keys',
    (call, body) => {
      const sent = JSON.parse(JSON.stringify(body).replace(/{{\w+}}/g, '2026-11-30')) as object;
      const { request } = stored({ call, request: { ...sent, confID: token } }) as { request: object };
      expect(request).toEqual({ ...sent, confID: 'bAbaBg…' });
    },
  );

  test.each(
    requests.filter(({ call }) => call in everyRestCall).map(({ call, request }) => [call, request.path] as const),
  )('the address of %s is stored with its path', (_, path) => {
    const url = path.replace(/{{\w+}}/g, token);
    const { url: kept } = stored({ url }) as { url: string };
    expect(kept.split('?')[0]).toBe(url.split('?')[0]!.replaceAll(token, 'bAbaBg…'));
  });

  const form = { ...Object.fromEntries(Object.values(orderFields).map((name) => [name, 'Jana'])), akce: 'newOrder' };
  test.each<[string, unknown]>([
    ['fields of a form', { call: 'newOrder', request: form }],
    [
      'a form as a string of JSON',
      { call: 'newOrder', request: { akce: 'newOrder', orderData: JSON.stringify(form) } },
    ],
    [
      'a form as a string of JSON in a string of JSON',
      { call: 'newOrder', request: JSON.stringify({ orderData: JSON.stringify(form) }) },
    ],
    ['a report that is a string of JSON', JSON.stringify(form)],
    ['a form under the name of another call', { call: 'zmenRozmer', request: { width: '602555010', ...form } }],
    ['a form without a call', { request: form, response: form }],
    ['a form in a list', { call: 'zkusZmeny', request: { pokusy: [[form], form, 'Jana'] } }],
    ['a form beside a report', { status: 500, ...form, form }],
    [
      'names of fields',
      { Jana: 1, request: { Jana: 1, akce: 'Jana' }, response: { fields: { Jana: 'Jana' }, Jana: 2 } },
    ],
    [
      'the message of an error',
      { failure: 'TypeError: Jana is wrong', stack: 'Error: Jana\n    at Jana Nováková (https://x.test/Jana.js:1:2)' },
    ],
    ['the name of an error', { failure: 'Jana: Failed to fetch' }],
    ['an address', { url: '/Jana?email=Jana&o=Jana#/Jana?x=Jana' }],
    ['an address elsewhere', { url: 'https://Jana.example.test/Jana.js' }],
    [
      'a saved offer',
      {
        call: 'saveConfiguration',
        request: { name: 'Jana', email: 'jana@example.test', note: 'Jana', route: 'Jana', type: 'O' },
      },
    ],
    [
      'a message',
      { call: 'sendFeedback', request: { name: 'Jana', phone: '602555010', content: 'Jana', confId: 'Jana' } },
    ],
    ['a room', { call: 'zmenMistnost', request: { mistnost: 'Pokoj Jany' } }],
    [
      'the page of an order',
      {
        call: 'readOrderPage',
        response: { prijemce: { jmeno: 'Jana', telefon: '602 555 010' }, items: [{ mistnost: 'Jana' }] },
      },
    ],
  ])('nothing that was typed is stored of %s', (_, report) => {
    expect(sanitizeReport(report).data).not.toMatch(/jan[ay]|602/i);
  });

  test('no value of a person is stored in any place of a report', () => {
    const names = fc.constantFrom(
      'url',
      'status',
      'call',
      'request',
      'response',
      'failure',
      'stack',
      'componentStack',
      'ignored',
      'shopId',
      'x',
    );
    const calls = fc.constantFrom(
      'zmenRozmer',
      'zkusZmeny',
      'newOrder',
      'addItemToCart',
      'sendCart',
      'obnovKonfiguraci',
      'withdraw',
      'x',
    );
    const fields = fc.constantFrom(
      ...[
        'akce',
        'data',
        'width',
        'confID',
        'cartId',
        'kosikID',
        'barvaIn',
        'oblast',
        'pokusy',
        'orderData',
        'Err',
        'ErrText',
        'fields',
        'email',
      ],
      ...['konfigurace', 'room', 'colour', 'products', 'itemId', 'polozkyObchDokladu', 'mistnost', 'o', 'id', 'type'],
    );
    const value = fc.constantFrom<unknown>(
      ...typed,
      602555010,
      ...typed.map((each) => JSON.stringify({ jmeno: each })),
    );
    const deep = fc.letrec<{ node: unknown }>((tie) => ({
      node: fc.oneof(
        { depthSize: 'small' },
        value,
        fc.array(tie('node'), { maxLength: 3 }),
        fc.dictionary(fields, tie('node'), { maxKeys: 4 }),
      ),
    })).node;
    fc.assert(
      fc.property(calls, fc.dictionary(names, deep, { maxKeys: 5 }), (call, parts) => {
        const { data } = sanitizeReport({ ...parts, call });
        for (const each of [...typed, '602555010']) expect(data).not.toContain(each);
      }),
      { numRuns: 1_000 },
    );
  });

  test('what is left out is counted, first in the report', () => {
    expect(
      sanitizeReport({ status: 503, email: 'x', request: { akce: 'getCart', cartId: token, a: 1, b: 2 } }),
    ).toEqual({
      data: '{"leftOut":3,"status":503,"request":{"akce":"getCart","cartId":"bAbaBg…"}}',
      leftOut: 3,
    });
    expect(sanitizeReport('jana@example.test')).toEqual({ data: '{"leftOut":1}', leftOut: 1 });
  });

  test.each(['cs.scripts.test', 'other.test'])(
    'the host of a script stays where the shop loads scripts from it: %s',
    (host) => {
      const kept = stored(
        { failure: 'a script did not load', url: `https://${host}/gtm.js?id=x` },
        new Set(['cs.scripts.test']),
      );
      const url = host === 'cs.scripts.test' ? `https://${host}` : '[hidden]';
      expect(kept).toEqual({ failure: 'a script did not load', url });
    },
  );

  test('the longest, deepest and widest reports stay bounded', () => {
    const deep = JSON.parse(`${'{"request":'.repeat(500)}1${'}'.repeat(500)}`) as unknown;
    const wide = Object.fromEntries(Array.from({ length: 10_000 }, (_, nth) => [`f${nth}`, nth]));
    const many = {
      call: 'zkusZmeny',
      request: { pokusy: Array.from({ length: 10_000 }, () => [{ akce: 'zmenSklo', oblast: '1', sklo: 1 }]) },
    };
    const stack = 'at f (https://x.test/assets/conf-abcdefgh.js:1:2)\n'.repeat(10_000);
    for (const report of ['x y '.repeat(50_000), deep, wide, many, { stack, failure: 'TypeError: '.repeat(10_000) }])
      expect(sanitizeReport(report).data.length).toBeLessThanOrEqual(2_000);
  });
});
