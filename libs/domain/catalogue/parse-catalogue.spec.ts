import { shopCatalogue } from '@fenestra/testing/shop-data';

describe('the catalogue of the shop', () => {
  it('is valid', () => {
    expect(shopCatalogue().products.size).toBe(17);
  });
});
