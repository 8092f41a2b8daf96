import type { Screen } from './paths';

/** Page titles of the start page, the cart page and each screen (I18N-05, ROUTE-05). */
export type Titles = Readonly<Record<'start' | 'cartPage' | Screen, string>>;
