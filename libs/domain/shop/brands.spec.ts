import { printColours } from '../drawing/render-svg';
import { brands } from './brands';
import { shopCodes } from './shops';

/** Of a channel of a colour, 0 to 255 (WCAG 2.2, relative luminance). */
const linear = (channel: number): number =>
  channel <= 0.04045 * 255 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(parseInt(colour.slice(at, at + 2), 16)));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

it('measures black on white as the norm does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(shopCodes)('the accent of %s [STORE-01]', (code) => {
  const { accent, press, tint } = brands[code];

  it.each([
    ['white on what is pressed', '#ffffff', accent],
    ['white on it while it is pressed', '#ffffff', press],
    ['a link on the foot of a mail', accent, '#f1f3f3'],
    ['a word on its tint', accent, tint],
    ['a tag on its tint', press, tint],
  ])('lets one read %s', (_, words, ground) => expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5));

  it('is told from the red of what is wrong', () => expect(accent).not.toBe(printColours.error));
});

it('is another one in each shop', () => {
  expect(new Set(shopCodes.map((code) => brands[code].accent)).size).toBe(shopCodes.length);
});
