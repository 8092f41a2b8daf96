import type { Titles } from '../texts/titles';

export const titles: Titles = {
  start: 'Okná a dvere na mieru',
  cartPage: 'Košík',
  opening: 'Otváranie okna',
  dimensions: 'Rozmery okna',
  sashWidths: 'Šírky krídel',
  profile: 'Profil',
  accessories: 'Doplnky',
  accessoriesProfile: 'Výber profilu',
  accessoriesColour: 'Farba okna',
  accessoriesGlass: 'Sklo',
  accessoriesOuterSill: 'Vonkajší parapet',
  accessoriesInnerSill: 'Vnútorný parapet',
  accessoriesBlinds: 'Žalúzie',
  accessoriesNets: 'Sieť proti hmyzu',
  accessoriesBars: 'Mriežky medzi sklami',
  accessoriesHandle: 'Kľučka',
  accessoriesThreshold: 'Prah',
  cart: 'Košík',
  cartPreview: 'Košík',
  recap: 'Vaša objednávka',
};
