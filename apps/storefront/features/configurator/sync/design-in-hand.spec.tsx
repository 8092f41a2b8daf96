import { designInHand, takeInHand } from './design-in-hand';

beforeEach(() => sessionStorage.clear());

it('the id of the configuration is kept for the visit of this tab, with the product it was started for [CART-21]', () => {
  expect(designInHand()).toBeNull();
  takeInHand({ configurationId: 'a-configuration', productId: 'SL2' });

  expect(sessionStorage.getItem('configurationId')).toBe('a-configuration');
  expect(localStorage.getItem('configurationId')).toBeNull();
  expect(designInHand()).toEqual({ configurationId: 'a-configuration', productId: 'SL2' });
});
