import type { Paths } from '../texts/paths';

export const paths: Paths = {
  opening: '/oeffnungsarten/',
  doorOpening: '/oeffnungsarten/tueren',
  doorFillings: '/oeffnungsarten/tueren/m/fuellungen',
  dimensions: '/abmessungen/',
  sashWidths: '/abmessungen/detail',
  profile: '/profile/',
  accessories: '/zubehoer/',
  accessoriesProfile: '/zubehoer/m/profile',
  accessoriesColour: '/zubehoer/m/farbe',
  accessoriesGlass: '/zubehoer/m/glas',
  accessoriesOuterSill: '/zubehoer/m/aussenfensterbank',
  accessoriesInnerSill: '/zubehoer/m/innenfensterbank',
  accessoriesBlinds: '/zubehoer/m/jalousien',
  accessoriesNets: '/zubehoer/m/insektenschutz',
  accessoriesBars: '/zubehoer/m/sprossen',
  accessoriesHandle: '/zubehoer/m/griffe',
  accessoriesThreshold: '/zubehoer/m/schwelle',
  cart: '/warenkorb/',
  cartPreview: '/warenkorb-vorschau/',
  recap: '/zusammenfassung/',
};
