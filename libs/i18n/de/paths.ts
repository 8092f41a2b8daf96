import type { Paths } from '../texts/paths';

export const paths: Paths = {
  opening: '/oeffnungsarten/',
  dimensions: '/abmessungen/',
  sashWidths: '/abmessungen/detail',
  profile: '/profile/',
  accessories: '/zubehoer/',
  accessoriesProfile: '/zubehoer/m/profile',
  cart: '/warenkorb/',
  cartPreview: '/warenkorb-vorschau/',
  recap: '/zusammenfassung/',
};
