import { type ShopCode } from '@fenestra/domain/shop/shops';
import type { Buyer } from '@fenestra/domain/shop/buyer';
import type { Contents } from '@fenestra/domain/catalogue/accessory-item';
import { show } from '../testing/page';
import { UnitPrice } from './unit-price';

const foam: Contents = { amount: 0.75, measure: 'litre' };
const shown = (shop: ShopCode, buyer: Buyer, contents?: Contents) => {
  show(<UnitPrice net={30_00} contents={contents} />, { shop, buyer });
  return document.body.textContent.replaceAll('\u00a0', ' ');
};

it.each<[ShopCode, Buyer, Contents, string]>([
  ['cs', 'business', foam, '40,- Kč za litr'],
  ['cs', 'private', foam, '48,4 Kč za litr'],
  ['sk', 'business', { amount: 30, measure: 'piece' }, '1,- € za kus'],
  ['de', 'business', foam, '40,- € je Liter'],
  ['at', 'private', { amount: 1.6, measure: 'metre' }, '22,5 € je Meter'],
  ['hu', 'private', foam, '51,- Ft literenként'], // of 50.8
  ['hu', 'business', { amount: 0.5, measure: 'kilogram' }, '60,- Ft kilogrammonként'],
])('in %s a %s buyer compares goods of %j by %s [SHOP-07]', (shop, buyer, contents, text) => {
  expect(shown(shop, buyer, contents)).toBe(text);
});

it('nothing stands beside a price that is one already', () => {
  expect(shown('cs', 'private')).toBe('');
});
