import { z } from 'zod/mini';
import { codes, decimalMoney, fields, flag, jsonText, numeric } from './fields';
import { encodeUnchecked } from './encode-unchecked';

const price = fields({ cena: ['price', decimalMoney], mena: ['currency', z.string()] });

describe('an answer is written as zod encodes it', () => {
  it.each([
    ['names and money', price, { price: 1250, currency: 'CZK' }],
    ['truth as text', flag, false],
    ['codes', codes({ sit: 'net' }), 'net'],
    ['what is missing', fields({ a: ['b', z.optional(decimalMoney)], c: ['d', z.nullable(price)] }), { d: null }],
    ['one thing said twice', fields({ a: ['b', decimalMoney], c: ['b', numeric] }), { b: 100 }],
    ['lists', z.array(price), [{ price: 5, currency: 'EUR' }]],
    ['plain objects', z.object({ a: price, n: z.number() }), { a: { price: 5, currency: 'EUR' }, n: 1 }],
    ['either of two', z.union([price, z.string()]), { price: 5, currency: 'EUR' }],
    ['tables', z.record(z.string(), price), { x: { price: 5, currency: 'EUR' } }],
    ['JSON in a text', jsonText(price), { price: 5, currency: 'EUR' }],
  ] as const)('%s', (_, schema: z.ZodMiniType, words) => {
    expect(encodeUnchecked(schema, words)).toEqual(z.encode(schema, words));
  });

  it('and holds nothing that the protocol does not name', () => {
    expect(encodeUnchecked(price, { price: 5, currency: 'EUR', secret: 1 } as never)).toEqual({
      cena: 0.05,
      mena: 'EUR',
    });
  });
});
