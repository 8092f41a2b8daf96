import { type ShopCode, shopCodes } from '@fenestra/domain/shop/shops';
import { listedPlaces } from '../../../testing/listed-places';
import { hitIn, postcodesIn, searchable, searchPlaces } from './search-places';
import typedPlaces from './typed-places.json';

const lists = new Map(shopCodes.map((code) => [code, searchable(listedPlaces(code))] as const));

const table = Object.entries(typedPlaces).flatMap(([code, rows]) =>
  rows.map(([typed, first]) => [code as ShopCode, typed!, first ?? null] as const),
);

test.each(table)('in %s the first hit of %j is %j [POST-04, POST-05, POST-06]', (code, typed, first) => {
  const [hit] = searchPlaces(lists.get(code)!, typed);

  expect(hit ? `${hit.postcode} ${hit.place}` : null).toBe(first);
});

const withoutAccents = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '');
const germanLetters: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
};

/** Kinds of spellings, each of the name of a place and its postcode. */
const kinds: Readonly<Record<string, (name: string, postcode: string, country: string) => string>> = {
  'its name': (name) => name,
  'its name in capitals': (name) => name.toLocaleUpperCase('de'),
  'its name without accents': withoutAccents,
  'its name in decomposed letters': (name) => name.normalize('NFD'),
  'its name with ae, oe, ue and ss': (name) => name.replace(/[äöüÄÖÜß]/g, (letter) => germanLetters[letter]!),
  'its name with spaces for hyphens': (name) => name.replaceAll('-', ' '),
  'its name with hyphens for spaces': (name) => name.replaceAll(' ', '-'),
  'its name without separators': (name) => name.replace(/[^\p{L}\p{M}\d]/gu, ''),
  'its name with St. for Sankt': (name) => name.replace(/\bSankt\b/g, 'St.'),
  'its name with Sankt for St.': (name) => name.replace(/\bSt\. ?/g, 'Sankt '),
  'its words but the first shortened to a letter': (name) =>
    name.replace(/(?<=\p{L} )(\p{L})[\p{L}\p{M}]*/gu, (_, letter: string) => `${letter}.`),
  'its postcode': (_, postcode) => postcode,
  'its postcode in two parts': (_, postcode) => `${postcode.slice(0, 3)} ${postcode.slice(3)}`,
  'its postcode behind the country': (_, postcode, country) => `${country}-${postcode}`,
  'its postcode and name': (name, postcode) => `${postcode} ${name}`,
  'its name and postcode': (name, postcode) => `${name}, ${postcode}`,
  'country, postcode and name': (name, postcode, country) => `${country} ${postcode} ${name}`,
};
const countries: Readonly<Record<string, string>> = { cs: 'CZ', sk: 'SK', at: 'A', de: 'D', hu: 'H' };

test.each(shopCodes.flatMap((code) => Object.keys(kinds).map((kind) => [code, kind] as const)))(
  'in %s every place is found by %s [POST-04, POST-05, POST-06]',
  (code, kind) => {
    const missed = lists.get(code)!.flatMap((place) => {
      const typed = kinds[kind]!(place.entry.place, place.entry.postcode, countries[code]!);
      return searchPlaces([place], typed).length === 1 ? [] : [typed];
    });

    expect(missed).toEqual([]);
  },
);

test.each(shopCodes)('in %s every name is found while it is typed, from its second character on [POST-02]', (code) => {
  const missed = lists.get(code)!.flatMap((place) => {
    const letters = [...place.entry.place];
    const typed = letters.map((_, index) => letters.slice(0, index + 1).join(''));
    return typed.filter((part) => /(?:[\p{L}\d].*){2}/u.test(part) && searchPlaces([place], part).length === 0);
  });

  expect(missed).toEqual([]);
});

test.each(shopCodes)('in %s a postcode and name in one search have that place as the first hit', (code) => {
  const list = lists.get(code)!;
  const wrong = list
    .filter((_, index) => index % 97 === 0)
    .flatMap(({ entry: { place, postcode } }) => {
      const [first] = searchPlaces(list, `${postcode} ${place}`);
      return first?.postcode === postcode && first.place === place ? [] : [`${postcode} ${place}`];
    });

  expect(wrong).toEqual([]);
});

test.each([
  ['München', 'Muenc', ['', 'Münc', 'hen']],
  ['Groß-Gerau', 'gross gerau', ['', 'Groß-Gerau', '']],
  ['Groß-Gerau', 'grossge', ['', 'Groß-Ge', 'rau']],
  ['St. Johann im Pongau', 'Sankt Johann i.P.', ['', 'St. Johann im P', 'ongau']],
  ['Wien, Favoriten', '1100 favo', ['Wien, ', 'Favo', 'riten']],
  ['Frýdek-Místek', 'místek', ['Frýdek-', 'Místek', '']],
  ['Brno', '602 00 Brno', ['', 'Brno', '']],
])('in the name %s the hit of %j is %j', (place, typed, parts) => {
  expect(hitIn(place, typed)).toEqual(parts);
});

test.each([
  ['A-', []],
  ['.,-', []],
  ['1', []],
  ['Z', []],
])('%j is too short to search for [POST-02]', (typed, hits) => {
  expect(searchPlaces(lists.get('at')!, typed)).toEqual(hits);
});

test('a search may contain a postcode next to other numbers', () => {
  expect(postcodesIn('Postfach 12, D-80313 München')).toContain('80313');
});
