import { ibanInGroups, inHalves } from './iban';

it('an IBAN breaks in its middle and nowhere else; a name in whichever line it stands', () => {
  expect(inHalves(ibanInGroups('CZ6508000000192000145399'))).toBe('CZ65\u00a00800\u00a00000 1920\u00a00014\u00a05399');
  expect(inHalves('Okna a dveře Brno spol. s r.o.')).toBe('Okna a dveře Brno spol. s r.o.');
});
