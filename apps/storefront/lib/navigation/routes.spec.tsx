import { type ShopCode, shopByCode, shopCodes } from '@fenestra/domain/shop/shops';
import type { Screen } from '@fenestra/i18n/texts/screens';
import { textsOf } from '@fenestra/i18n/texts-of';
import { isModal, pathOf, routeOf } from './routes';

const pathsIn = (shop: ShopCode) => textsOf(shopByCode(shop)).paths;

const german = {
  opening: '/oeffnungsarten/',
  doorOpening: '/oeffnungsarten/tueren',
  doorFillings: '/oeffnungsarten/tueren/m/fuellungen',
  dimensions: '/abmessungen/',
  assembly: '/abmessungen/kombination',
  sashWidths: '/abmessungen/detail',
  profile: '/profile/',
  accessories: '/zubehoer/',
  accessoriesProfile: '/zubehoer/m/profile',
  accessoriesColour: '/zubehoer/m/farbe',
  accessoriesGlass: '/zubehoer/m/glas',
  accessoriesOuterSill: '/zubehoer/m/aussenfensterbank',
  accessoriesInnerSill: '/zubehoer/m/innenfensterbank',
  accessoriesBlinds: '/zubehoer/m/jalousien',
  accessoriesNets: '/zubehoer/m/insektenschutz',
  accessoriesBars: '/zubehoer/m/sprossen',
  accessoriesHandle: '/zubehoer/m/griffe',
  accessoriesThreshold: '/zubehoer/m/schwelle',
  cart: '/warenkorb/',
  cartPreview: '/warenkorb-vorschau/',
  recap: '/zusammenfassung/',
  orderPage: '/bestellung/',
  withdrawal: '/widerruf/',
};
const screens = Object.keys(german) as Screen[];
const hungarian = {
  opening: '/nyitasmodok/',
  dimensions: '/meretek/',
  assembly: '/meretek/sestava',
  sashWidths: '/meretek/detail',
  profile: '/profilok/',
  accessories: '/kiegeszitok/',
  accessoriesProfile: '/kiegeszitok/m/profily',
  accessoriesColour: '/kiegeszitok/m/barva',
  accessoriesGlass: '/kiegeszitok/m/sklo',
  accessoriesOuterSill: '/kiegeszitok/m/venkovni-parapet',
  accessoriesInnerSill: '/kiegeszitok/m/vnitrni-parapet',
  accessoriesBlinds: '/kiegeszitok/m/zaluzie',
  accessoriesNets: '/kiegeszitok/m/site',
  accessoriesBars: '/kiegeszitok/m/mrizky',
  accessoriesHandle: '/kiegeszitok/m/kliky',
  accessoriesThreshold: '/kiegeszitok/m/prah',
};

it.each<[ShopCode, string, object]>([
  ['de', 'German', german],
  ['at', 'German', german],
  ['hu', 'some Hungarian', hungarian],
  ['cs', 'no', {}],
  ['sk', 'no', {}],
])('in %s screens have %s paths of their own [ROUTE-31] [ROUTE-32] [OPEN-Q-10]', (shop, _, expected) => {
  const own = screens.filter((screen) => pathOf(screen, pathsIn(shop)) !== pathOf(screen, pathsIn('cs')));

  expect(Object.fromEntries(own.map((screen) => [screen, pathOf(screen, pathsIn(shop))]))).toEqual(expected);
});

it.each(shopCodes)('keeps every Czech path in %s, with and without its closing slash [ROUTE-33]', (shop) => {
  for (const screen of screens) {
    const czech = pathOf(screen, pathsIn('cs'));
    expect([czech, czech.replace(/\/$/, '')].map((path) => routeOf(path, pathsIn(shop)))).toEqual([screen, screen]);
  }
});

it('knows modal routes by /m/ [ROUTE-03]', () => {
  expect(isModal('/doplnky/m/profily')).toBe(true);
  expect(isModal('/doplnky/')).toBe(false);
});
