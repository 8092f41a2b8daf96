import { shopByCode } from '@fenestra/domain/shop/shops';
import { afterAWhile } from './after-a-while';

it.each([
  ['cs', 1, 'za 1 minutu'],
  ['cs', 4 * 60_000 + 1, 'za 5 minut'],
  ['sk', 2 * 60_000, 'o 2 minúty'],
  ['at', 3 * 3_600_000, 'in 3 Stunden'],
  ['de', 91 * 60_000, 'in 2 Stunden'],
  ['hu', 5 * 60_000, '5 perc múlva'],
] as const)('says in %s when %d ms are over: %s', (code, ms, said) => {
  expect(afterAWhile(ms, shopByCode(code)).replaceAll('\u00a0', ' ')).toBe(said);
});
