import type { Unit } from '@fenestra/domain/catalogue/accessory-item';
import { type ShopCode, shopByCode } from '@fenestra/domain/shop/shops';
import { quantityText } from './quantity-text';
import { textsOf } from './texts-of';

it.each<[ShopCode, number, Unit, string]>([
  ['cs', 2.5, 'metre', '2,5 m'],
  ['cs', 1, 'set', '1 sada'],
  ['cs', 2, 'set', '2 sady'],
  ['cs', 5, 'set', '5 sad'],
  ['sk', 5, 'set', '5 sád'],
  ['de', 1, 'set', '1 Set'],
  ['at', 2, 'set', '2 Sets'],
  ['hu', 2, 'set', '2 készlet'],
  ['hu', 1200, 'piece', '1 200 db'],
  ['sk', 3.75, 'metre', '3,75 m'],
])('the %s shop says how much %d of the %s is: %s', (code, quantity, unit, text) => {
  const shop = shopByCode(code);
  expect(quantityText(quantity, unit, textsOf(shop).units, shop).replaceAll('\u00a0', ' ')).toBe(text);
});
