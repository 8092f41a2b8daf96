import type { Titles } from '../texts/titles';

export const titles: Titles = {
  start: 'Okna a dveře na míru',
  cartPage: 'Košík',
  opening: 'Otvírání okna',
  dimensions: 'Rozměry okna',
  sashWidths: 'Šířky křídel',
  profile: 'Profil',
  accessories: 'Doplňky',
  accessoriesProfile: 'Výběr profilu',
  accessoriesColour: 'Barva okna',
  accessoriesGlass: 'Sklo',
  accessoriesOuterSill: 'Venkovní parapet',
  accessoriesInnerSill: 'Vnitřní parapet',
  accessoriesBlinds: 'Žaluzie',
  accessoriesNets: 'Síť proti hmyzu',
  accessoriesBars: 'Mřížky mezi skly',
  accessoriesHandle: 'Klika',
  accessoriesThreshold: 'Práh',
  cart: 'Košík',
  cartPreview: 'Košík',
  recap: 'Vaše objednávka',
};
