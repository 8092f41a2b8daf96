import { seedOf } from '@fenestra/testing/seed';
import { seededBytes, seededRandom } from '@fenestra/testing/seeded-random';
import { quoteNumber, parseQuoteNumber } from './quote-number';

it('calls an offer the same each time: eight signs, none of which is taken for another', () => {
  const random = seededRandom(seedOf());
  const ids = Array.from({ length: 2_000 }, () => seededBytes(random, 16).toString('base64url'));
  const numbers = ids.map(quoteNumber);

  expect(ids.map(quoteNumber)).toEqual(numbers);
  expect(numbers.filter((number) => !/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(number))).toEqual([]);
  expect(new Set(numbers).size).toBe(ids.length);
});

it('begins otherwise for an id that begins alike', () => {
  const [one, next] = [`${'A'.repeat(21)}A`, `${'A'.repeat(21)}B`].map(quoteNumber);

  expect(one!.slice(0, 4)).not.toBe(next!.slice(0, 4));
});

it.each([
  ['7Q4M-K2XD', '7Q4M-K2XD'],
  [' 7q4m k2xd ', '7Q4M-K2XD'],
  ['7Q4MK2XD', '7Q4M-K2XD'],
  ['lO4M-KiXD', '104M-K1XD'],
  ['7Q4M-K2X', null],
  ['7Q4M-K2XU', null],
])('takes "%s" for %s', (typed, number) => {
  expect(parseQuoteNumber(typed)).toBe(number);
});
