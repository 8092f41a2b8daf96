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
  cart: 'Košík',
  cartPreview: 'Košík',
  recap: 'Vaše objednávka',
};
