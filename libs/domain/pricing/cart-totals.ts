import { z } from 'zod/mini';
import { currencies } from '../shop/money';

const minorUnits = z.int();

/** What the totals of a cart depend on; unit prices are those frozen in the lines. */
export type CartForTotals = {
  readonly lines: readonly LineForTotals[];
  readonly technicalControl: boolean;
  readonly comfortDelivery: boolean;
  readonly delivery:
    | { readonly kind: 'pickup' }
    | { readonly kind: 'delivery'; readonly region: number; readonly isUnlisted?: true | undefined }
    | null;
};

export type LineForTotals = {
  readonly line: string;
  readonly kind: 'configured' | 'stock' | 'accessory';
  /** Pieces; of an accessory also metres with their centimetres. */
  readonly quantity: number;
  /** Net unit price before discount: product with handle, and accessories. Lines of kind accessory are `others`. */
  readonly product: number;
  readonly accessories: number;
  /** Part of `accessories` that pays for white PVC inner sills (discount 9005). */
  readonly whiteInnerSills?: number;
  readonly weightKg: number;
  /** The longest side of each piece that one of them is carried in. */
  readonly piecesMm: readonly number[];
  readonly tripleGlass: boolean;
  /** A door whose filling has no glass. */
  readonly solid?: boolean;
};

/** Sums of a cart in minor units; every sum is exactly the sum of its parts (OPEN-Q-101). */
export const CartTotals = z.object({
  currency: z.enum(currencies),
  lines: z.array(z.object({ line: z.string(), unitNet: minorUnits, unitAfterDiscount: minorUnits, net: minorUnits })),
  products: minorUnits,
  accessories: minorUnits,
  others: minorUnits,
  services: minorUnits,
  delivery: minorUnits,
  /** Sum of the five above. */
  net: minorUnits,
  discount: minorUnits,
  netAfterDiscount: minorUnits,
  vatPercent: z.number(),
  vat: minorUnits,
  gross: minorUnits,
  /** Discounts that apply, and those that could. */
  applied: z.array(z.object({ action: z.int(), amount: minorUnits })),
  available: z.array(z.int()),
  /** What comfort delivery costs or would cost. */
  comfortPrice: minorUnits,
  weightKg: z.number(),
});
export type CartTotals = z.output<typeof CartTotals>;
