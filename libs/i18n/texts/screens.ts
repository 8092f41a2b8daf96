import { cartScreens } from './cart-screens';

type Row = {
  /** Czech path behind the `#`, which is valid in every shop (ROUTE-33). */
  readonly path: string;
  /** Step of the product that the screen is, or that its dialog lies over. */
  readonly step?: 'opening' | 'door' | 'dimensions' | 'assembly' | 'profile' | 'accessories';
  /** The number that the specification gives a step. No visitor sees it: the order is that of the product (OPEN-Q-02, STEP-01). */
  readonly number?: number;
  /** Nobody continues from there to a step. */
  readonly ofOrder?: true;
};

/** The screens of the configurator page, one row each. */
const rows = {
  opening: { path: '/otvirky/', step: 'opening', number: 4 },
  doorOpening: { path: '/otvirky/dvere', step: 'door' },
  doorFillings: { path: '/otvirky/dvere/m/vyplne', step: 'door' },
  dimensions: { path: '/rozmery/', step: 'dimensions', number: 5 },
  sashWidths: { path: '/rozmery/detail', step: 'dimensions', number: 6 },
  assembly: { path: '/rozmery/sestava', step: 'assembly' },
  profile: { path: '/profily/', step: 'profile', number: 8 },
  accessories: { path: '/doplnky/', step: 'accessories', number: 7 },
  accessoriesProfile: { path: '/doplnky/m/profily', step: 'accessories' },
  accessoriesColour: { path: '/doplnky/m/barva', step: 'accessories' },
  accessoriesGlass: { path: '/doplnky/m/sklo', step: 'accessories' },
  accessoriesOuterSill: { path: '/doplnky/m/venkovni-parapet', step: 'accessories' },
  accessoriesInnerSill: { path: '/doplnky/m/vnitrni-parapet', step: 'accessories' },
  accessoriesBlinds: { path: '/doplnky/m/zaluzie', step: 'accessories' },
  accessoriesNets: { path: '/doplnky/m/site', step: 'accessories' },
  accessoriesBars: { path: '/doplnky/m/mrizky', step: 'accessories' },
  accessoriesHandle: { path: '/doplnky/m/kliky', step: 'accessories' },
  accessoriesThreshold: { path: '/doplnky/m/prah', step: 'accessories' },
  cart: { path: cartScreens.cart },
  cartPreview: { path: cartScreens.cartPreview },
  recap: { path: '/rekapitulace/', ofOrder: true },
  orderPage: { path: '/objednavka/', ofOrder: true },
  withdrawal: { path: '/odstoupeni/', ofOrder: true },
} as const satisfies Record<string, Row>;

export type Screen = keyof typeof rows;
export const screens: Readonly<Record<Screen, Row>> = rows;
