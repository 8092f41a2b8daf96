import { shopCatalogue } from '@fenestra/testing/shop-data';
import { families, type Family, familyOf } from './families';

const { products } = shopCatalogue();

describe('families of products', () => {
  it.each<[string, Family]>([
    ['F1', 'single'],
    ['OS1', 'single'],
    ['ST2', 'double'],
    ['FO2', 'double'],
    ['SL3', 'triple'],
    ['B2', 'balcony'],
    ['D1', 'terrace'],
    ['P2', 'slide'],
    ['E2', 'entrance'],
    ['RK1', 'roof'],
  ])('%s is one of %s [SHOP-01]', (code, family) => {
    expect(familyOf(products.get(code)!)).toBe(family);
  });

  it('have room for every product', () => {
    for (const product of products.values()) expect(families).toContain(familyOf(product));
  });
});
