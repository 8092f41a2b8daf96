import { shopByCode, shopCodes } from '@fenestra/domain/shop/shops';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { countReason } from './count-reason';
import { textsOf } from './texts-of';

const { accessories } = shopCatalogue();
const measures = { pieces: 3, perimeter: 15.5, sashes: 4 };
const reasonOf = (id: number, code: (typeof shopCodes)[number] = 'cs') => {
  const shop = shopByCode(code);
  return countReason(accessories.get(id)!, measures, textsOf(shop), shop).replaceAll('\u00a0', ' ');
};

describe('the reason of a recommended count', () => {
  it.each([
    [801, 'obvod 15,5 m, 1 ks na 9 m'],
    [804, 'obvod 15,5 m a 10 % navíc na přesahy'],
    [806, 'obvod 15,5 m'],
    [807, 'oken a dveří: 3, 1 sada stačí na 3'],
    [814, 'otevíravých křídel: 4'],
    [810, ''],
  ])('of accessory %i is "%s" [PICK-04]', (id, text) => expect(reasonOf(id)).toBe(text));

  it.each(shopCodes)('is whole in the %s shop: no value is missing', (code) => {
    expect([...accessories.keys()].map((id) => reasonOf(id, code)).join(' ')).not.toMatch(/[{}]|undefined|NaN/);
  });
});
