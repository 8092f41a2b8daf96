import { type ShopCode, shopByCode } from '@fenestra/domain/shop/shops';
import { messageOf, type TextOfValues } from './message-of';
import { textsOf } from './texts-of';

type Text = readonly [key: string, text: string];

/** What a language says, by where it stands; hosts, addresses and tags say nothing. */
function textsIn(code: ShopCode): Text[] {
  const shop = shopByCode(code);
  const leaves = (texts: object, at: string): Text[] =>
    Object.entries(texts).flatMap(([name, value]: [string, unknown]) => {
      const text = typeof value === 'function' ? messageOf(value as TextOfValues, shop.language) : value;
      if (typeof text === 'string') return [[at + name, text]];
      return typeof text === 'object' && text !== null ? leaves(text, `${at + name}.`) : [];
    });
  return leaves(textsOf(shop), '').filter(([, text]) => !/^https?:|^\S+@\S+$/.test(text));
}

describe('a text is in the language of its shop', () => {
  it.each([
    ['cs', /[ľĺŕôäöüßőű]/i],
    ['sk', /[ěřůöüßőű]/i],
    ['de', /[ěščřžýůďťňľĺŕôáíéóúőű]/i],
    ['at', /[ěščřžýůďťňľĺŕôáíéóúőű]/i],
    ['hu', /[ěščřžýůďťňľĺŕôäß]/i],
  ] as const)('%s: no text has letters of another [I18N-01]', (code, foreign) => {
    expect(textsIn(code).filter(([, text]) => foreign.test(text))).toEqual([]);
  });

  /** Word for word as the specification writes them, on the wire too (MAIL-08, ERR). */
  const asSpecified = /^shell\.failed$|^errors\.rules\.((width|height)-out-of-range|(spacer|ornament)-not-with-glass)$/;
  it.each(['cs', 'sk'] as const)('%s: no line ends in a word of one letter [I18N-01]', (code) => {
    const torn = textsIn(code).filter(([key, text]) => !asSpecified.test(key) && /(?<!\p{L})[ksvzouai] /iu.test(text));
    expect(torn).toEqual([]);
  });

  const factsWithDay = /^(cart|orderDetails|offer|stateMail|withdrawalMail)\./;
  it.each(['cs', 'sk', 'at', 'de'] as const)(
    '%s: a label that a day follows keeps its last short word with the one before, so that it has no line to itself',
    (code) => {
      const labels = textsIn(code).filter(([key]) => factsWithDay.test(key));
      expect(labels.filter(([, text]) => / (do|am|bis|ab|um|von|od)$/u.test(text))).toEqual([]);
    },
  );

  it('at: nothing is said in words that only Germany has [I18N-01]', () => {
    const german = /\bRahmen(?!profil)s?\b|Festverglasung|Widerrufsrecht|USt-IdNr/;
    const net = 'fittings.shade.colour.net';
    expect(textsIn('at').filter(([key, text]) => german.test(text) && key !== net)).toEqual([]);
  });

  it('Austria says USt. for the tax that Germany calls MwSt., everywhere [CONST-03]', () => {
    expect(textsIn('at').filter(([, text]) => /MwSt|Mehrwertsteuer|inkl\.\sSteuer/.test(text))).toEqual([]);
    expect(textsIn('de').filter(([, text]) => /USt\.|Umsatzsteuer(?!-I)/.test(text))).toEqual([]);
  });

  /** Written alike on purpose; Czech and Slovak share more than can be listed. */
  const international =
    'argon bic datum dekor firma iban kontakt mail menü ornament paypal poz profil standard telefon';
  const words = new Set(international.split(' '));
  const isShared = (text: string) => (text.match(/\p{L}{3,}/gu) ?? []).every((word) => words.has(word.toLowerCase()));

  it.each([
    ['cs', 'de'],
    ['cs', 'hu'],
    ['sk', 'de'],
    ['sk', 'hu'],
    ['de', 'hu'],
  ] as const)('%s and %s say nothing alike by accident [I18N-01]', (one, other) => {
    const others = new Map(textsIn(other));
    const alike = textsIn(one).filter(([key, text]) => others.get(key) === text && !isShared(text));
    expect(alike).toEqual([]);
  });
});
