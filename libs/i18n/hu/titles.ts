import type { Titles } from '../texts/titles';

export const titles: Titles = {
  start: 'Méretre gyártott ablakok és ajtók',
  cartPage: 'Kosár',
  opening: 'Nyitásmód',
  dimensions: 'Méretek',
  sashWidths: 'Szárnyszélességek',
  profile: 'Profil',
  accessories: 'Kiegészítők',
  accessoriesProfile: 'Profil kiválasztása',
  cart: 'Kosár',
  cartPreview: 'Kosár',
  recap: 'Az Ön megrendelése',
};
