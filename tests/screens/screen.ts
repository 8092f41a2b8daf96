import type { ShopCode } from '@fenestra/domain/shop/shops';
import type { ShopProcess } from '../harness/shop-process';
import type { Visitor } from '../browser/browser';

/** The shop that runs, and the address of the screen's storefront in it, without a slash at the end. */
export type Place = { readonly shop: ShopProcess; readonly host: string };

/** A screen to be looked at beside a picture of it. */
export type Screen = {
  /** Name of the picture without its width, and of what is taken. */
  readonly picture: string;
  readonly shop: ShopCode;
  /** Px, of those that `sizes` in take-screen.ts knows; 1440, 768 and 360 where nothing is said. The first is there when the visitor arrives. */
  readonly widths?: readonly number[];
  /** What is in the window is taken, as it was scrolled, not the whole page. */
  readonly inSight?: true;
  /** Resolves when the shop shows what the picture does. */
  readonly arrive: (visitor: Visitor, place: Place) => Promise<unknown>;
};
