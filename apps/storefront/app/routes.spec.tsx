import { shopCodes } from '@fenestra/domain/shop/shops';
import { isModal, pathOf, pathsOf, routeOf } from './routes';

it.each([
  ['de', 'dimensions', '/abmessungen/'],
  ['at', 'accessoriesProfile', '/zubehoer/m/profile'],
  ['hu', 'opening', '/nyitasmodok/'],
  ['hu', 'recap', '/rekapitulace/'],
  ['sk', 'profile', '/profily/'],
] as const)('in %s, %s lives at %s [ROUTE-31] [ROUTE-32] [OPEN-Q-10]', (shop, name, path) => {
  expect(pathOf(name, shop)).toBe(path);
});

it.each(shopCodes)('keeps the Czech paths in %s [ROUTE-33]', (shop) => {
  expect(routeOf('/rozmery/', shop)).toBe('dimensions');
  expect(routeOf('/doplnky/m/profily', shop)).toBe('accessoriesProfile');
  expect(pathsOf('opening', shop)).toContain('/otvirky/');
});

it('knows modal routes by /m/ [ROUTE-03]', () => {
  expect(isModal('/doplnky/m/profily')).toBe(true);
  expect(isModal('/doplnky/')).toBe(false);
});
