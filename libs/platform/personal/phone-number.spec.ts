import fc from 'fast-check';
import { shopCodes } from '@fenestra/domain/shop/shops';
import { phoneNumber } from './phone-number';

test('a phone that is read once is read the same again in every shop', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[+0-9 ()-]{0,18}$/), fc.constantFrom(...shopCodes), (text, shop) => {
      const read = phoneNumber(text, shop);
      if (!read.ok) return;
      expect(read.value).toMatch(/^\+\d{6,15}$/);
      for (const each of shopCodes) expect(phoneNumber(read.value, each)).toEqual(read);
    }),
    { numRuns: 300 },
  );
});
