import { parseWidthAndHeight, parseMillimetres } from './parse-size';

it.each([
  ['1230', 1230],
  ['1 230', 1230],
  ['1\u00a0230', 1230],
  ['1\u202f230 mm', 1230],
  ['1.250', 1250],
  ['1,250', 1250],
  ['1.250,5', 1251],
  ['120 cm', 1200],
  ['120,5 cm', 1205],
  ['120,5', 1205],
  ['1,2 m', 1200],
  ['1.25 M', 1250],
  ['1,250 m', 1250],
  ['1.2', 1200],
  ['1230,0', 1230],
  ['１２３０', 1230],
  ['125 cm', 1250],
  ['1,25 m', 1250],
  ['1200.', 1200],
  ['1200 mm.', 1200],
  ['1200 milimetrů', 1200],
  ['1200 Millimeter', 1200],
  ['120 centimetrů', 1200],
  ['120 Zentimeter', 1200],
  ['120 centiméter', 1200],
  ['1,2 metru', 1200],
  ['1,2 Meter', 1200],
])('reads %s as %i mm [DIM-08]', (text, millimetres) => {
  expect(parseMillimetres(text)).toBe(millimetres);
});

it.each(['', 'abc', '12o0', '1200x1350', '12.30.4', ',5', '-1200', '1e3', '+1200', '1200-', '½', '1200 km', 'm'])(
  'does not guess what %p means [DIM-08]',
  (text) => {
    expect(parseMillimetres(text)).toBeNull();
  },
);

it.each([
  ['1200x1350', 1200, 1350],
  ['1 200 × 1 350 mm', 1200, 1350],
  ['120 x 135 cm', 1200, 1350],
  ['1,2 m * 135 cm', 1200, 1350],
  ['1.200X1.350', 1200, 1350],
  ['1,2 Meter x 135 Zentimeter', 1200, 1350],
])('reads %s as width and height [DIM-08]', (text, width, height) => {
  expect(parseWidthAndHeight(text)).toEqual({ width, height });
});

it.each(['1200', '1200x', 'x1350', '1200x1350x90', 'axb'])('%p is no width and height', (text) => {
  expect(parseWidthAndHeight(text)).toBeNull();
});
