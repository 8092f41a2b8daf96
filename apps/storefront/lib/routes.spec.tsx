import { type ShopCode, shopByCode, shopCodes } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { isModal, pathOf, pathsOf, routeOf } from './routes';

const pathsIn = (shop: ShopCode) => textsOf(shopByCode(shop)).paths;

it.each([
  ['de', 'dimensions', '/abmessungen/'],
  ['at', 'accessoriesProfile', '/zubehoer/m/profile'],
  ['hu', 'opening', '/nyitasmodok/'],
  ['hu', 'recap', '/rekapitulace/'],
  ['cs', 'orderPage', '/objednavka/'],
  ['at', 'orderPage', '/bestellung/'],
  ['sk', 'profile', '/profily/'],
  ['de', 'accessoriesColour', '/zubehoer/m/farbe'],
  ['de', 'accessoriesGlass', '/zubehoer/m/glas'],
  ['de', 'accessoriesOuterSill', '/zubehoer/m/aussenfensterbank'],
  ['at', 'accessoriesInnerSill', '/zubehoer/m/innenfensterbank'],
  ['at', 'accessoriesBlinds', '/zubehoer/m/jalousien'],
  ['de', 'accessoriesNets', '/zubehoer/m/insektenschutz'],
  ['de', 'accessoriesBars', '/zubehoer/m/sprossen'],
  ['at', 'accessoriesHandle', '/zubehoer/m/griffe'],
  ['de', 'accessoriesThreshold', '/zubehoer/m/schwelle'],
  ['hu', 'accessoriesBars', '/kiegeszitok/m/mrizky'],
  ['cs', 'accessoriesThreshold', '/doplnky/m/prah'],
] as const)('in %s, %s lives at %s [ROUTE-31] [ROUTE-32] [OPEN-Q-10]', (shop, name, path) => {
  expect(pathOf(name, pathsIn(shop))).toBe(path);
});

it.each(shopCodes)('keeps the Czech paths in %s [ROUTE-33]', (shop) => {
  expect(routeOf('/rozmery/', pathsIn(shop))).toBe('dimensions');
  expect(routeOf('/doplnky/m/profily', pathsIn(shop))).toBe('accessoriesProfile');
  expect(pathsOf('opening', pathsIn(shop))).toContain('/otvirky/');
});

it('knows modal routes by /m/ [ROUTE-03]', () => {
  expect(isModal('/doplnky/m/profily')).toBe(true);
  expect(isModal('/doplnky/')).toBe(false);
});
