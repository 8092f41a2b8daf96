import { buyers } from '@fenestra/domain/shop/buyer';
import { buyerCookie, buyerIn } from './buyer';

it.each(buyers)('a buyer (%s) is found again in the cookie that is set', (buyer) => {
  expect(buyerIn(`consent=1.no.2026-11-22; ${buyerCookie(buyer, true)}`)).toBe(buyer);
});

test('a buyer is also found under the name with the prefix that the next release writes', () => {
  expect(buyerIn(`consent=1.no.2026-11-22; __Host-${buyerCookie('business', true)}`)).toBe('business');
});

it.each(['', 'buyer=', 'buyer=businessman', 'otherbuyer=business'])(
  'buys privately who says nothing else: %j',
  (cookies) => {
    expect(buyerIn(cookies)).toBe('private');
  },
);
