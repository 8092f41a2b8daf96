/** The screens of the configurator. */
export type Screen =
  | 'opening'
  | 'doorOpening'
  | 'doorFillings'
  | 'dimensions'
  | 'sashWidths'
  | 'assembly'
  | 'profile'
  | 'accessories'
  | 'accessoriesProfile'
  | 'accessoriesColour'
  | 'accessoriesGlass'
  | 'accessoriesOuterSill'
  | 'accessoriesInnerSill'
  | 'accessoriesBlinds'
  | 'accessoriesNets'
  | 'accessoriesBars'
  | 'accessoriesHandle'
  | 'accessoriesThreshold'
  | 'cart'
  | 'cartPreview'
  | 'recap'
  | 'orderPage'
  | 'withdrawal';

/** Translated path names (ROUTE-31, ROUTE-32, OPEN-Q-10); a screen without one keeps its Czech name. */
export type Paths = Readonly<Partial<Record<Screen, string>>>;
