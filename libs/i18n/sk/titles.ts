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
  cart: 'Košík',
  cartPreview: 'Košík',
  recap: 'Vaša objednávka',
};
