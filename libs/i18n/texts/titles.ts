/** Page titles by route, the start page and the cart page (I18N-05, ROUTE-05). */
export type Titles = Readonly<Record<TitledPage, string>>;

type TitledPage =
  | 'start'
  | 'cartPage'
  | 'opening'
  | 'dimensions'
  | 'sashWidths'
  | 'profile'
  | 'accessories'
  | 'accessoriesProfile'
  | 'cart'
  | 'cartPreview'
  | 'recap';
