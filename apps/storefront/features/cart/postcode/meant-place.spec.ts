import type { ShopCode } from '@fenestra/domain/shop/shops';
import { listedPlaces } from '../../../testing/listed-places';
import { meantPlace } from './meant-place';

const meantIn = (code: ShopCode, postcode: string | null, typed: string): string | null => {
  const meant = meantPlace(listedPlaces(code), postcode, typed);
  return meant ? `${meant.postcode} ${meant.place}` : null;
};

test.each<[ShopCode, postcode: string | null, typed: string, meant: string | null]>([
  ['de', '80331', 'Muenchen', '80331 München'],
  ['de', '80331', 'Munchen', '80331 München'],
  ['de', '64521', 'Groß Gerau', '64521 Groß-Gerau'],
  ['de', '64521', 'Gross-Gerau', '64521 Groß-Gerau'],
  ['de', '60310', 'Frankfurt a.M.', '60310 Frankfurt am Main'],
  ['de', '60310', 'Frankfurt/Main', '60310 Frankfurt am Main'],
  ['de', null, '80331 München', '80331 München'],
  ['de', null, 'D-80331 Muenchen', '80331 München'],
  ['de', '80331', '80331 München', '80331 München'],
  ['at', '5600', 'St. Johann im Pongau', '5600 Sankt Johann im Pongau'],
  ['at', '3100', 'Sankt Poelten', '3100 St. Pölten'],
  ['at', null, 'A-1010', '1010 Wien, Innere Stadt'],
  ['at', '1100', 'Favoriten', '1100 Wien, Favoriten'],
  ['cs', '73801', 'Frýdek Místek', '73801 Frýdek-Místek'],
  ['cs', '40001', 'Ústí n. L.', '40001 Ústí nad Labem'],
  ['cs', null, '602 00 Brno', '60200 Brno'],
  ['sk', '97401', 'B. Bystrica', '97401 Banská Bystrica'],
  ['hu', '1117', 'Bp. XI.', '1117 Budapest, XI. kerület'],
])('in %s, next to the postcode %s, %j means %s [POST-04, POST-05, POST-06]', (code, postcode, typed, meant) => {
  expect(meantIn(code, postcode, typed)).toBe(meant);
});

test.each<[ShopCode, postcode: string | null, typed: string]>([
  ['cs', '60200', 'Brno'],
  ['cs', '60200', 'BRNO'],
  ['cs', '60200', 'Br'],
  ['cs', '11000', 'Praha'],
  ['cs', '60200', 'Kobylnice'],
  ['cs', '60200', ''],
  ['cs', null, 'Brno'],
  ['cs', '53002', '530 02'], // Barchov or Pardubice
  ['at', '1010', 'Wien'],
  ['de', '80331', 'München-Pasing'],
  ['hu', '1117', 'Budapest'],
])('in %s, next to the postcode %s, %j is asked about nothing', (code, postcode, typed) => {
  expect(meantIn(code, postcode, typed)).toBeNull();
});
