import { Configuration } from '@fenestra/domain/configuration/configuration';
import { CartForTotals, CartTotals } from '@fenestra/domain/pricing/cart-totals';
import { PriceSteps } from '@fenestra/domain/pricing/price-steps';
import { Quote } from '@fenestra/domain/pricing/price-tree';
import { currencies } from '@fenestra/domain/shop/money';
import { z } from 'zod/mini';
import { endpoint } from '../endpoint';
import { minorUnits, shopId, shopIdText } from '../fields';

/** Prices of configured products, one quote for each configuration, in the shop's present price list. */
export const quoteConfigurations = endpoint({
  method: 'POST',
  path: '/quotes',
  body: z.object({ shopId, configurations: z.array(Configuration) }),
  answer: z.array(z.object({ quote: Quote, steps: PriceSteps })),
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

export { CartForTotals, CartTotals };

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
