import { unprintableCharacters } from './unprintable-characters';

test.each([
  ['Nguyễn Thị Ánh, Štefánikova 12/3', []],
  ['Αλέξανδρος', []],
  ['Олександр Ґалаґан', []],
  ['Müller & Söhne GmbH, 1. Stock', []],
  ['', []],
  ['王小明', ['王', '小', '明']],
  ['Jana 王 王', ['王']],
  ['Jana 🏠 ❤️', ['🏠', '❤']],
  ['Hoﬀmann', ['ﬀ']],
])('the characters of %j that papers cannot print are %j', (text, signs) => {
  expect(unprintableCharacters(text)).toEqual(signs);
});
