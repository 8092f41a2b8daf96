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
  accessoriesColour: 'Farbe',
  accessoriesGlass: 'Glas',
  accessoriesOuterSill: 'Außenfensterbank',
  accessoriesInnerSill: 'Innenfensterbank',
  accessoriesBlinds: 'Jalousien',
  accessoriesNets: 'Insektenschutz',
  accessoriesBars: 'Sprossen',
  accessoriesHandle: 'Griff',
  accessoriesThreshold: 'Schwelle',
  cart: 'Warenkorb',
  cartPreview: 'Warenkorb',
  recap: 'Ihre Bestellung',
};
