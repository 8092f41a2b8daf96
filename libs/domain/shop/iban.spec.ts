import { isIban } from './iban';

it.each([
  'CZ6508000000192000145399',
  'DE89370400440532013000',
  'HU42117730161111101800000000',
  'MT84MALT011000012345MTLCAST001S',
])('takes %s for an IBAN', (iban) => expect(isIban(iban)).toBe(true));

it('finds one mistyped digit and two that changed places', () => {
  const iban = 'DE89370400440532013000';
  for (const [at, digit] of [...iban].entries()) {
    if (!/\d/.test(digit)) continue;
    const typed = `${iban.slice(0, at)}${(Number(digit) + 1) % 10}${iban.slice(at + 1)}`;
    expect(isIban(typed)).toBe(false);
  }
  expect(isIban('DE89370400440523013000')).toBe(false);
});

it.each(['', 'DE89', 'DE89 3704 0044 0532 0130 00', 'de89370400440532013000', '19-2000145399/0800'])(
  'refuses %j',
  (text) => expect(isIban(text)).toBe(false),
);
