import { shopByCode } from '@fenestra/domain/shop/shops';
import { inSentence } from './in-sentence';

it.each([
  ['cs', 'Rám, profil a barva', 'rám, profil a barva'],
  ['sk', 'Žalúzia', 'žalúzia'],
  ['hu', 'Üveg', 'üveg'],
  ['de', 'Glas', 'Glas'],
  ['at', 'Stock, Profil und Farbe', 'Stock, Profil und Farbe'],
] as const)('writes a part within a sentence of %s: %s [I18N-01]', (code, name, expected) => {
  expect(inSentence(name, shopByCode(code))).toBe(expected);
});
