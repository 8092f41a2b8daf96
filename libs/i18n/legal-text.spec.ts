import { shopByCode, shopCodes } from '@fenestra/domain/shop/shops';
import { legalText } from './legal-text';
import { textsOf } from './texts-of';

const complaintsOf = (code: (typeof shopCodes)[number]) => {
  const shop = shopByCode(code);
  return legalText('complaints', textsOf(shop).legal, shop).paragraphs;
};

it.each([
  ['cs', /Česká obchodní inspekce, www\.coi\.gov\.cz/],
  ['sk', /Slovenská obchodná inšpekcia, www\.soi\.sk/],
  ['hu', /békéltető testület, www\.bekeltetes\.hu/],
  ['de', /nehmen wir nicht teil/],
  ['at', /nehmen wir nicht teil/],
] as const)(
  '%s says who settles disputes, or that it takes no part (texts-hu-sk 4.11, texts-de-at 4.17)',
  (code, said) => {
    expect(complaintsOf(code).at(-1)).toMatch(said);
  },
);

it.each(shopCodes)('%s tells of the legal guarantee of two years and of the declaration of performance', (code) => {
  const said = complaintsOf(code).join(' ');

  expect(said).toMatch(/dvou let|dvoch rokov|zwei Jahre|két éven/);
  expect(said).toMatch(/\bCE\b/);
  expect(said).toContain('EN\u00a014351-1');
});

it.each(shopCodes)('no text of %s leads to the dispute platform of the Union, which is closed', (code) => {
  expect(JSON.stringify(textsOf(shopByCode(code)))).not.toMatch(/ec\.europa\.eu\/consumers\/odr/);
});
