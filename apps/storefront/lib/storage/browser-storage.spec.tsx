import { cartAddress } from '../navigation/cart-address';
import { recapAddress } from '../navigation/recap-address';
import { removeStored, readStored, readText, writeStored, writeText } from './browser-storage';

const blocked = () => {
  throw new DOMException('denied', 'SecurityError');
};
const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

/** Both stores as a browser has them that blocks cookies and site data. */
function block(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    jest.spyOn(window, name as 'localStorage', 'get').mockImplementation(blocked);
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  removeStored('local', 'cartId');
});

it.each(['local', 'session'] as const)('a page reads what it wrote while the %s store is blocked', (store) => {
  block();
  writeText(store, 'name', 'value');
  writeStored(store, 'thing', { a: 1 });
  expect([readText(store, 'name'), readStored(store, 'thing')]).toEqual(['value', { a: 1 }]);
  removeStored(store, 'name');

  expect(readText(store, 'name')).toBeNull();
});

it('a value that no longer fits replaces the stored one for this page', () => {
  writeText('local', 'name', 'stored');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  writeText('local', 'name', 'new');
  expect(readText('local', 'name')).toBe('new');
  jest.restoreAllMocks();
  writeText('local', 'name', 'newer');

  expect([readText('local', 'name'), localStorage.getItem('name')]).toEqual(['newer', 'newer']);
});

it('addresses of cart and recap name what a blocked browser does not keep, and only then [MAIL-09] [ORDER-06]', () => {
  const order = { kind: 'preliminary', token: 'a-token' } as const;
  writeText('local', 'cartId', 'a-cart');
  expect([cartAddress(), recapAddress(order)]).toEqual(['/kosik/', '/conf/#/rekapitulace/?prel=1']);
  block();
  writeText('local', 'cartId', 'a-cart');

  expect(cartAddress()).toBe('/kosik/?cart_id=a-cart');
  expect(recapAddress(order)).toBe('/conf/#/rekapitulace/?prel=1&o=a-token');
  expect(recapAddress({ ...order, kind: 'binding' })).toBe('/conf/#/rekapitulace/?o=a-token');
});
