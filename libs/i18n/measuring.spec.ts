import { type Frame, frameFitting } from '@fenestra/domain/configuration/geometry/order-size';
import { shops } from '@fenestra/domain/shop/shops';
import { textsOf } from './texts-of';

const smallest = { width: 700, height: 700 };
const largest = { width: 3000, height: 3000 };
const millimetres = 10;

/** What the calculator takes off the height of an opening, at least and at most, cm; off its width what no profile adds to. */
function takenOff(baseProfile: Frame['baseProfile']): [least: number, most: number] {
  const off = (opening: typeof smallest, colour: Frame['colour']) =>
    (opening.height - frameFitting(opening, { colour, baseProfile }).height) / millimetres;
  return [off(smallest, 'white'), off(largest, 'coloured')];
}

const room = takenOff(0);
const roomAndProfile = takenOff(30);

/** All lengths in centimetres that a rule names, from the least to the most. */
function told(rule: string): [least: number, most: number] {
  const figures = rule.match(/\d+(?=(\D{1,5}\d+)?\u00a0cm)/g)!.map(Number);
  return [Math.min(...figures), Math.max(...figures)];
}

describe.each(shops.map((shop) => [shop.code, textsOf(shop)] as const))('in the shop %s', (_, texts) => {
  const { rules } = texts.measuring;

  it.each([
    ['window', roomAndProfile],
    ['balcony', roomAndProfile],
    ['assembly', roomAndProfile],
    ['door', room], // stands on the floor with its threshold, no profile below it
  ] as const)('the guide to a %s takes off what the calculator does [DIM-15] [DIM-16]', (kind, ofHeight) => {
    expect(rules[kind].slice(0, 2).map(told)).toEqual([room, ofHeight]);
  });

  it('the guide to a door names no profile below it [DIM-17]', () => {
    expect(rules.door.filter((rule) => /podkladov?[ný]|Anschlussprofil|párkányfogadó/.test(rule))).toEqual([]);
  });

  it('the start page says the same of a window [DIM-15] [DIM-16]', () => {
    expect(texts.start.measures.slice(0, 2).map(({ text }) => told(text))).toEqual([room, roomAndProfile]);
  });
});
