import { hasUnprintable } from './unprintable';

it.each([
  ['Nguyễn Thị Ánh, Štefánikova 12/3', false],
  ['Αλέξανδρος', false],
  ['Олександр Ґалаґан', false],
  ['Müller & Söhne GmbH, 1. Stock', false],
  ['', false],
  ['王小明', true],
  ['محمد', true],
  ['Jana 王', true],
  ['やまだ', true],
])('says whether papers have no letters for %j: %s', (text, is) => {
  expect(hasUnprintable(text)).toBe(is);
});
