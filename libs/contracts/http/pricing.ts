import { Configuration } from '@fenestra/domain/configuration/configuration';
import { Quote } from '@fenestra/domain/pricing/price-tree';
import { currencies } from '@fenestra/domain/shop/money';
import { z } from 'zod/mini';
import { endpoint } from '../endpoint';
import { minorUnits, pieces, shopId, shopIdText } from '../fields';

/** Prices of configured products, one quote for each configuration, in the shop's present price list. */
export const quoteConfigurations = endpoint({
  method: 'POST',
  path: '/quotes',
  body: z.object({ shopId, configurations: z.array(Configuration) }),
  answer: z.array(
    z.object({
      quote: Quote,
      /** Upper edge of the price cell, mm. */ cell: z.object({ width: z.int(), height: z.int() }),
    }),
  ),
  errors: ['item-unknown'],
});

/** Net unit prices of stock products and of accessories by the piece or metre. */
export const quoteItems = endpoint({
  method: 'POST',
  path: '/item-quotes',
  body: z.object({
    shopId,
    items: z.array(z.object({ kind: z.enum(['stock', 'accessory']), id: z.int() })),
  }),
  answer: z.object({ priceList: z.string(), currency: z.enum(currencies), net: z.array(minorUnits) }),
  errors: ['item-unknown'],
});

/** What the totals of a cart depend on; unit prices are those frozen in the lines. */
export const CartForTotals = z.object({
  shopId,
  lines: z.array(
    z.object({
      line: z.string(),
      kind: z.enum(['configured', 'stock', 'accessory']),
      quantity: pieces,
      /** Net unit price before discount, split as the quote splits it. */
      product: minorUnits,
      accessories: minorUnits,
      weightKg: z.number(),
      longestSideMm: z.int(),
      tripleGlass: z.boolean(),
    }),
  ),
  technicalControl: z.boolean(),
  comfortDelivery: z.boolean(),
  delivery: z.nullable(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('pickup') }),
      z.object({ kind: z.literal('delivery'), region: z.int() }),
    ]),
  ),
});
export type CartForTotals = z.output<typeof CartForTotals>;

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
  comfortPrice: minorUnits,
  weightKg: z.number(),
});
export type CartTotals = z.output<typeof CartTotals>;

export const totalCart = endpoint({
  method: 'POST',
  path: '/cart-totals',
  body: CartForTotals,
  answer: CartTotals,
  errors: ['delivery-refused'],
});

/** Delivery regions of a country, and its postcodes with the region code they belong to (OPEN-Q-62). */
export const listRegions = endpoint({
  method: 'GET',
  path: '/regions',
  query: z.object({ shopId: shopIdText }),
  answer: z.array(z.object({ region: z.int(), code: z.string(), name: z.string() })),
  errors: [],
});

export const listPostcodes = endpoint({
  method: 'GET',
  path: '/postcodes',
  query: z.object({ country: z.enum(['cz', 'sk', 'at', 'de', 'hu']) }),
  answer: z.array(z.object({ place: z.string(), postcode: z.string(), code: z.string() })),
  errors: [],
});

/** Discount actions that hold today, with their names by language (`at` is missing where it says what `de` says). */
export const listDiscounts = endpoint({
  method: 'GET',
  path: '/discounts',
  query: z.object({ shopId: shopIdText }),
  answer: z.array(z.object({ action: z.int(), names: z.record(z.string(), z.string()) })),
  errors: [],
});
