import type { Unit } from '../catalogue/accessory-item';

/** More of one line than this, pieces or metres, is a typing mistake. */
export const maxQuantity = 999;

/** So many lines a cart holds: whoever buys more orders twice. */
export const maxCartLines = 100;

/** How much of what is wanted is sold: metres to the centimetre, everything else in whole pieces (OPEN-Q-100). */
export const soldQuantity = (wanted: number, unit: Unit = 'piece'): number =>
  unit === 'metre' ? Math.round(wanted * 100) / 100 : Math.trunc(wanted);
