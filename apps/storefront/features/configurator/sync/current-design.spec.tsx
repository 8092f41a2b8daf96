import { currentDesign, setCurrentDesign } from './current-design';

beforeEach(() => sessionStorage.clear());

it('the id of the configuration is kept for the visit of this tab, with the product it was started for [CART-21]', () => {
  expect(currentDesign()).toBeNull();
  setCurrentDesign({ configurationId: 'a-configuration', productId: 'SL2' });

  expect(sessionStorage.getItem('configurationId')).toBe('a-configuration');
  expect(localStorage.getItem('configurationId')).toBeNull();
  expect(currentDesign()).toEqual({ configurationId: 'a-configuration', productId: 'SL2' });
});
