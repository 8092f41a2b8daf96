import { type ProductCode, aWindow, products } from '../configuration/window.builder';
import { textsOf } from '@fenestra/i18n/texts-of';
import { type ShopCode, shopByCode } from '../shop/shops';
import { describeDrawing as inWords, openingWords, titleOf } from './describe-drawing';

const facts = (product: ProductCode, typ = product.charAt(0)) => ({
  layout: products[product].layout,
  typ: 'BEDP'.includes(typ) ? typ : 'O',
  threshold: typ === 'E' ? 20 : null,
});
const wordsOf = (shop: ShopCode) => textsOf(shopByCode(shop)).drawing;
/** No-break spaces written as usual ones, so that the expected texts can be read. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const reference = { width: 1230, height: 1480 };

describe('a drawing in words', () => {
  it.each([
    ['cs', 'Okno otevíravě-sklopné, panty vpravo, 1 230 × 1 480 mm, pohled zevnitř'],
    ['sk', 'Okno otváravo-sklopné, pánty vpravo, 1 230 × 1 480 mm, pohľad zvnútra'],
    ['de', 'Dreh-Kipp-Fenster, Bänder rechts, 1 230 × 1 480 mm, Ansicht von innen'],
    ['at', 'Dreh-Kipp-Fenster, Bänder rechts, 1 230 × 1 480 mm, Ansicht von innen'],
    ['hu', 'Bukó-nyíló ablak, jobb oldali zsanérok, 1 230 × 1 480 mm, belső nézet'],
  ] as const)('has a title in %s', (shop, expected) => {
    expect(plain(titleOf(aWindow('OS1', reference), facts('OS1'), wordsOf(shop)))).toBe(expected);
  });

  it.each([
    ['OS1', 'cs', 'otevíravě-sklopné, panty vpravo, klika vlevo, pohled zevnitř'],
    ['F1', 'sk', 'pevné zasklenie, pohľad zvnútra'],
    [
      'ST2',
      'cs',
      'křídlo 1 vlevo: otevíravé, panty vlevo, bez kliky; křídlo 2 vpravo: otevíravě-sklopné, panty vpravo, klika vlevo; pohled zevnitř',
    ],
  ] as const)('says how %s opens in %s, with the sides of hinges and handle [CART-03]', (product, shop, expected) => {
    expect(plain(openingWords(aWindow(product), facts(product), wordsOf(shop)))).toBe(expected);
  });

  it.each([
    ['F1', 'cs', 'Okno pevné, 1 000 × 1 000 mm, pohled zevnitř.'],
    ['F1', 'at', 'Fixverglasung im Stock, 1 000 × 1 000 mm, Ansicht von innen.'],
    ['S1', 'sk', 'Okno sklopné, 900 × 600 mm, pohľad zvnútra. Kľučka hore.'],
    ['O1', 'de', 'Drehfenster, Bänder rechts, 900 × 1 200 mm, Ansicht von innen. Griff links.'],
    [
      'ST2',
      'cs',
      'Dvoukřídlé okno se štulpem, 1 500 × 1 500 mm, pohled zevnitř. Křídlo 1 vlevo: otevíravé, panty vlevo, bez kliky. Křídlo 2 vpravo: otevíravě-sklopné, panty vpravo, klika vlevo.',
    ],
    [
      'FO2',
      'de',
      'Zweiteiliges Fenster mit Pfosten, 1 800 × 1 500 mm, Ansicht von innen. Feld 1 links: Festverglasung. Flügel 2 rechts: Dreh-Kipp-Flügel, Bänder rechts, Griff links.',
    ],
    [
      'SL3',
      'hu',
      'Háromrészes ablak tokosztókkal, 2 400 × 1 500 mm, belső nézet. 1. szárny a bal oldalon: bukó-nyíló, bal oldali zsanérok, kilincs a jobb oldalon. 2. mező középen: fix üvegezés. 3. szárny a jobb oldalon: bukó-nyíló, jobb oldali zsanérok, kilincs a bal oldalon.',
    ],
    ['B1', 'de', 'Dreh-Kipp-Balkontür, Bänder rechts, 900 × 2 200 mm, Ansicht von innen. Griff links.'],
    [
      'E1',
      'at',
      'Einflügelige Eingangstür, nach innen öffnend, Bänder links, 1 000 × 2 100 mm, Ansicht von innen. Griff rechts.',
    ],
    [
      'E2',
      'sk',
      'Dvojkrídlové vchodové dvere, otváravé dovnútra, 1 500 × 2 100 mm, pohľad zvnútra. Krídlo 1 vľavo: otváravé dovnútra, pánty vľavo, bez kľučky. Krídlo 2 vpravo: otváravé dovnútra, pánty vpravo, kľučka vľavo.',
    ],
    [
      'P2',
      'cs',
      'Posuvně-sklopné dveře, 2 100 × 2 100 mm, pohled zevnitř. Pole 1 vlevo: pevné zasklení. Křídlo 2 vpravo: posuvně-sklopné, posun doleva, klika vpravo.',
    ],
  ] as const)('tells %s in %s sash by sash', (product, shop, expected) => {
    expect(plain(inWords(aWindow(product), facts(product), wordsOf(shop)))).toBe(expected);
  });

  it('speaks of the sides of the view: from outside they are mirrored, handles are not seen, numbers stay', () => {
    expect(plain(inWords(aWindow('ST2'), facts('ST2'), wordsOf('cs'), 'outside'))).toBe(
      'Dvoukřídlé okno se štulpem, 1 500 × 1 500 mm, pohled zvenku. ' +
        'Křídlo 2 vlevo: otevíravě-sklopné, panty vlevo. Křídlo 1 vpravo: otevíravé, panty vpravo.',
    );
  });

  it('keeps figures and units together', () => {
    expect(titleOf(aWindow('OS1', reference), facts('OS1'), wordsOf('cs'))).toContain(
      '1\u00a0230\u00a0×\u00a01\u00a0480\u00a0mm',
    );
  });
});
