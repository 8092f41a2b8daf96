import type { Titles } from '../texts/titles';

export const titles: Titles = {
  start: 'Fenster und Türen nach Maß',
  cartPage: 'Warenkorb',
  opening: 'Öffnungsart',
  dimensions: 'Maße',
  sashWidths: 'Flügelbreiten',
  profile: 'Profil',
  accessories: 'Zubehör',
  accessoriesProfile: 'Profil wählen',
  cart: 'Warenkorb',
  cartPreview: 'Warenkorb',
  recap: 'Ihre Bestellung',
};
