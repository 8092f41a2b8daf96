import fc from 'fast-check';
import { z } from 'zod/mini';
import { bool, codes, decimalMoney, fields, flag, jsonText, numeric } from './fields';

const accepts = (schema: z.ZodMiniType, value: unknown): boolean => z.safeDecode(schema, value).success;

describe('the forms of the wire', () => {
  it.each([[1230], ['1230'], ['-1'], ['12.5']])('reads the number %j [OPEN-Q-121]', (value) => {
    expect(z.decode(numeric, value)).toBe(Number(value));
  });

  it.each([
    [''],
    [' 5'],
    ['5 mm'],
    ['1e3'],
    ['0x10'],
    ['12,5'],
    ['NaN'],
    [NaN],
    [Infinity],
    [null],
    [true],
    [[5]],
    [{}],
  ])('takes %j for no number [OPEN-Q-121]', (value) => expect(accepts(numeric, value)).toBe(false));

  it('writes truth as text where the documents do, and as a boolean elsewhere [CFGDATA-02]', () => {
    expect([z.encode(flag, true), z.encode(flag, false), z.encode(bool, true)]).toEqual(['true', 'false', true]);
    expect([z.decode(flag, true), z.decode(bool, 'false')]).toEqual([true, false]);
    expect(accepts(flag, 'yes') || accepts(flag, 1)).toBe(false);
  });

  it('writes money with at most two digits and reads it back to the minor unit [OPEN-Q-101]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (minor) => {
        const major = z.encode(decimalMoney, minor);
        expect(JSON.stringify(major)).toMatch(/^-?\d+(\.\d{1,2})?$/);
        expect(z.decode(decimalMoney, major)).toBe(minor);
      }),
    );
  });

  it('translates codes both ways and refuses unknown ones', () => {
    const method = codes({ gopay: 'card', prevodem: 'transfer' });
    expect(z.decode(method, 'gopay')).toBe('card');
    expect(z.encode(method, 'transfer')).toBe('prevodem');
    expect(accepts(method, 'card')).toBe(false);
  });

  it('renames fields, drops unknown ones and leaves missing ones out', () => {
    const size = fields({ sirka: ['width', numeric], vyska: ['height', z.optional(numeric)] });
    expect(z.decode(size, { sirka: '900', barva: 'W' })).toEqual({ width: 900 });
    expect(z.encode(size, { width: 900, height: 600 })).toEqual({ sirka: 900, vyska: 600 });
  });

  it('says a thing twice where the protocol does', () => {
    const sums = fields({ dph: ['vat', decimalMoney], sumDphCelkem: ['vat', decimalMoney] });
    expect(z.encode(sums, { vat: 2149 })).toEqual({ dph: 21.49, sumDphCelkem: 21.49 });
  });

  it('reads a structure out of a text and refuses a text that is none', () => {
    const data = jsonText(fields({ zaloha: ['deposit', decimalMoney] }));
    expect(z.decode(data, '{"zaloha":4136.39}')).toEqual({ deposit: 413639 });
    expect(accepts(data, '{') || accepts(data, '[]') || accepts(data, 'null')).toBe(false);
  });
});
