import { changedBy, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import fc from 'fast-check';
import { calculatePrice } from '../pricing/calculate-price';
import { shopByCode } from '../shop/shops';
import { inverse } from './changes/inverse';
import { Configuration } from './configuration';
import { maxRoomLength, Room, parseRoom, withRoom } from './room';

const isRoom = (text: string): boolean => Room.safeParse(text).success;

it.each(['Kuchyň', 'K', 'Dětský pokoj 2. patro', 'Gyerekszoba', "Anna's 🌿", 'x'.repeat(maxRoomLength)])(
  'takes %s',
  (text) => {
    expect(isRoom(text)).toBe(true);
  },
);

it.each([
  ['nothing', ''],
  ['a space at an end', 'Kuchyň '],
  ['two lines', 'Kuchyň\nsklep'],
  ['a line separator', 'a\u2028b'],
  ['a control sign', 'a\u0007b'],
  ['text that is turned', 'a\u202Eb'],
  ['an isolate', '\u2066a\u2069'],
  ['a filler alone', '\u3164'],
  ['a filler within', 'Ku\u115fchyň'],
  ['a joiner of letters', 'a\u034fb'],
  ['a selector', '❤\ufe0f'],
  ['too many letters', 'x'.repeat(maxRoomLength + 1)],
])('refuses %s', (_, text) => {
  expect(isRoom(text)).toBe(false);
});

it('reads a label that was taken before selectors were refused', () => {
  const labelled = { ...initialConfiguration('OS1'), room: '❤\ufe0f' };
  expect(Configuration.parse(labelled)).toEqual(labelled);
});

it('makes a label, or nothing, of whatever is pasted', () => {
  expect(parseRoom('  Obývací\t pokoj\u202E \n')).toBe('Obývací pokoj');
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (typed) => {
      const room = parseRoom(typed);
      if (room !== null) expect(isRoom(room)).toBe(true);
    }),
  );
});

it.each(['OS1', 'E1', 'SE-PAS'])(
  '%s: a label changes neither product nor price, and survives changes and undo',
  (code) => {
    const catalogue = shopCatalogue();
    const plain = initialConfiguration(code);
    const labelled = changedBy(plain, { kind: 'room', room: 'Kuchyň' });
    const priceOf = (one: typeof plain) => calculatePrice(one, catalogue, shopPrices(), shopByCode('cs'));
    expect(withRoom(labelled, null)).toEqual(plain);
    expect(priceOf(labelled)).toEqual(priceOf(plain));

    const decorated = changedBy(labelled, { kind: 'colour', inside: 'W', outside: 'D03' });
    expect(decorated.room).toBe('Kuchyň');
    expect(changedBy(decorated, inverse(labelled))).toEqual(labelled);
    expect(changedBy(decorated, inverse(plain)).room).toBeUndefined();
    expect(changedBy(labelled, { kind: 'room', room: null })).toEqual(plain);
  },
);
