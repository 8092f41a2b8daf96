import { type ShopCode, shopByCode, shopCodes } from '@fenestra/domain/shop/shops';
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

  const figuresTorn = new RegExp(
    String.raw`[\d}#] (mm|cm|m|m²|kg|dB|s(?!\sDPH)|%|€|Kč|Ft|ks|kus\p{L}*|Stück|db|darab(ot)?|Uhr|prac\p{L}+|d[ne]\p{L}+|Arbeitst\p{L}+|Tage?n?|(munka)?nap\p{L}*)(?!\p{L})`,
    'u',
  );
  /** So are these, which its examples hold. */
  const asTheWireSays = /^errors\.refusals\.(quantity-refused|stock-limit)$|^wireNames\./;
  it.each(shopCodes)('%s: no line ends between a figure and what it counts [I18N-01]', (code) => {
    const kept = (key: string) => code === 'cs' && (asSpecified.test(key) || asTheWireSays.test(key));
    const torn = textsIn(code).filter(([key, text]) => !kept(key) && figuresTorn.test(text));
    expect(torn).toEqual([]);
  });

  /** Mails bind what they say when they are written. */
  const ofMails = /^(cartMail|confirmationMail|feedbackMail|offer|stateMail|withdrawalMail)\./;
  it.each(['de', 'at'] as const)('%s: "E-Mail" on a page is never broken at its hyphen', (code) => {
    expect(textsIn(code).filter(([key, text]) => !ofMails.test(key) && text.includes('E-Mail'))).toEqual([]);
  });

  it.each(['de', 'at'] as const)('%s: an ellipsis follows a no-break space', (code) => {
    expect(textsIn(code).filter(([, text]) => /(?<!\u00a0)…/.test(text))).toEqual([]);
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
    const german =
      /\bRahmen(?!profil)s?\b|Rahmen(außenmaß|verbreiterung)|Festverglasung|Widerrufsrecht|USt-IdNr|Handelsregister|Innen\u00ad?fenster|Haustür|\bSchwelle|(Ober|Unter)lichts?\b|schließbar|waagerecht|(Gang|Stand)flügel|Vorkasse|Vertrag widerrufen“|BGB/i;
    const net = 'fittings.shade.colour.net';
    const said = textsIn('at').filter(([key]) => key !== net && !key.startsWith('paths.'));
    expect(said.filter(([, text]) => german.test(text))).toEqual([]);
  });

  it('Austria says USt. for the tax that Germany calls MwSt., everywhere [CONST-03]', () => {
    expect(textsIn('at').filter(([, text]) => /MwSt|Mehrwertsteuer|inkl\.\sSteuer/.test(text))).toEqual([]);
    expect(textsIn('de').filter(([, text]) => /USt\.|Umsatzsteuer(?!-I)/.test(text))).toEqual([]);
  });

  it.each([
    ['cs', /otvír|míň|tohle|tuhle|jen číslice|nelze vrátit/i],
    [
      'sk',
      /zdarma|udania|po telefóne|odobr|odober|skladom|celkom s|zvonku|(?<!po)tvrden|len číslice|možné vrátiť|nemožno vrátiť|žiadneho|!$/i,
    ],
    [
      'de',
      /Maßware|Spediteur|Notiz|(Basis|Boden)profil|Dienstleistung|([23]-|Zwei|Drei)fach-?glas|(?<!\p{L})Öffnung(?!\p{L})|entwerf|Entwurf|gestalten|Nachlass|Gesetzes wegen|Vertrag auflösen|mit\sMwSt|pro(?!\p{L})|Werktag|Kundenzentrum|Übernahme|!$/u,
    ],
    [
      'hu',
      /elromlott|talpprofil|oszlop|keresztosztó|díjtalan|összesen áfa|tartozék|(?<!\p{L})rendelés|(?<!web)áruház|indoklás|összeggel/iu,
    ],
  ] as const)('%s: a thing has one word, and none of those that it once had', (code, others) => {
    const named = /^(legal\.complaints|drawing|wireNames)\.|^comparison\.column$/;
    expect(textsIn(code).filter(([key, text]) => others.test(text) && !named.test(key))).toEqual([]);
  });

  it('de and at say AGB, and what that stands for only as their title', () => {
    for (const code of ['de', 'at'] as const)
      expect(textsIn(code).filter(([, text]) => text.includes('Geschäftsbedingungen'))).toEqual([
        ['legal.terms.title', 'Allgemeine Geschäftsbedingungen'],
      ]);
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

  it('cs and sk say no sentence alike: what they share is short', () => {
    const others = new Map(textsIn('sk'));
    const alike = textsIn('cs').filter(([key, text]) => others.get(key) === text && !key.startsWith('paths.'));
    expect(alike.filter(([, text]) => text.length > 45)).toEqual([]);
  });
});
