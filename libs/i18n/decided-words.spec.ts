import { shopByCode, shopCodes } from '@fenestra/domain/shop/shops';
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
