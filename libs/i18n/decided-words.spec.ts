import { type ShopCode, shopByCode, shopCodes } from '@fenestra/domain/shop/shops';
import { textsOf } from './texts-of';

const czech = JSON.stringify(textsOf(shopByCode('cs')), (_, text: unknown) =>
  typeof text === 'function' ? String(text) : text,
).replaceAll('\u00a0', ' ');

it.each([
  'Košík je prázdný',
  'Nejprve vyberte dopravu',
  'Aktuálně skladem pouze',
  'Platba proběhla v pořádku',
  'Něco se pokazilo. Platba neproběhla, zaplaťte prosím znovu nebo kontaktujte zákaznickou linku.',
  'Nic nenalezeno',
])('the Czech shop says "%s" [OPEN-Q-91]', (words) => {
  expect(czech).toContain(words);
});

it.each(shopCodes)('%s says that special accessories add up to 10 working days [CONST-08]', (code) => {
  const { paragraphs } = textsOf(shopByCode(code)).legal.shipping;

  expect(paragraphs.some((text) => /10\u00a0(pracovn|Arbeitstag|munkanap)/.test(text))).toBe(true);
});

describe('the start page says', () => {
  const day = '(pracovn|Arbeitstag|Werktag|munkanap)';
  const said = (code: ShopCode) => {
    const { stockHeading, stockLead, steps } = textsOf(shopByCode(code)).start;
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    return { stockHeading: plain(stockHeading), stockLead: plain(stockLead), steps: plain(JSON.stringify(steps)) };
  };

  it.each(shopCodes)(
    'in %s that stock leaves within two working days and arrives in two to three [CONST-06] [CONST-07]',
    (code) => {
      expect(said(code).stockHeading).toMatch(new RegExp(`(dvou|dvoch|zwei|két) ${day}`));
      expect(said(code).stockLead).toMatch(new RegExp(`(dva až tři|dva až tri|zwei bis drei|2–3) ${day}`));
    },
  );

  it.each(shopCodes)('in %s that goods made to measure take up to 28 working days [CONST-09]', (code) => {
    expect(said(code).steps).toMatch(new RegExp(`28 ${day}`));
  });
});
