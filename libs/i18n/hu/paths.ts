import type { Paths } from '../texts/paths';

export const paths: Paths = {
  opening: '/nyitasmodok/',
  dimensions: '/meretek/',
  sashWidths: '/meretek/detail',
  profile: '/profilok/',
  accessories: '/kiegeszitok/',
  accessoriesProfile: '/kiegeszitok/m/profily',
};
