import { shopByCode } from '../shop/shops';
import { excludesDelivery } from './excludes-delivery';

const [hu, cs] = [shopByCode('hu'), shopByCode('cs')];

it.each([
  ['brought, by a price that is told by phone', hu, { kind: 'delivery' }, 0, true],
  ['not chosen yet, by such a price', hu, null, 0, true],
  ['fetched', hu, { kind: 'pickup' }, 0, false],
  ['brought, by a price that is known', hu, { kind: 'delivery' }, 5_000_00, false],
  ['brought for nothing', cs, { kind: 'delivery' }, 0, false],
] as const)('a sum of goods that are %s lacks it or not [PAY-08]', (_, shop, delivery, fee, lacks) => {
  expect(excludesDelivery(shop, delivery, fee)).toBe(lacks);
});
