import { buyers } from '@fenestra/domain/shop/buyer';
import { buyerCookie, buyerIn } from './buyer';

it.each(buyers)('a buyer (%s) is found again in the cookie that is set', (buyer) => {
  expect(buyerIn(`consent=1.no.2026-11-22; ${buyerCookie(buyer)}`)).toBe(buyer);
});

it.each(['', 'buyer=', 'buyer=businessman', 'otherbuyer=business'])(
  'buys privately who says nothing else: %j',
  (cookies) => {
    expect(buyerIn(cookies)).toBe('private');
  },
);
