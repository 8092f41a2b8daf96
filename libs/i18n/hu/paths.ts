import type { Texts } from '../texts/texts';

export const paths: Texts['paths'] = {
  opening: '/nyitasmodok/',
  dimensions: '/meretek/',
  sashWidths: '/meretek/detail',
  assembly: '/meretek/sestava',
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
