import { buyers } from '@fenestra/domain/shop/buyer';
import { customerTypeCookie, readCustomerTypeCookie } from './customer-type-cookie';

it.each(buyers)('a buyer (%s) is found again in the cookie that is set', (buyer) => {
  expect(readCustomerTypeCookie(`consent=1.no.2026-11-22; ${customerTypeCookie(buyer, true)}`)).toBe(buyer);
});

test('a buyer is also found under the name with the prefix that the next release writes', () => {
  expect(readCustomerTypeCookie(`consent=1.no.2026-11-22; __Host-${customerTypeCookie('business', true)}`)).toBe(
    'business',
  );
});

it.each(['', 'buyer=', 'buyer=businessman', 'otherbuyer=business'])(
  'buys privately who says nothing else: %j',
  (cookies) => {
    expect(readCustomerTypeCookie(cookies)).toBe('private');
  },
);
