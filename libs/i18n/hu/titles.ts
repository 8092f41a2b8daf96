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
  accessoriesColour: 'Szín',
  accessoriesGlass: 'Üveg',
  accessoriesOuterSill: 'Külső ablakpárkány',
  accessoriesInnerSill: 'Belső könyöklő',
  accessoriesBlinds: 'Reluxa',
  accessoriesNets: 'Szúnyogháló',
  accessoriesBars: 'Üvegközi álosztó',
  accessoriesHandle: 'Kilincs',
  accessoriesThreshold: 'Küszöb',
  cart: 'Kosár',
  cartPreview: 'Kosár',
  recap: 'Az Ön megrendelése',
};
