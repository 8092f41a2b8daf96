import type { Currency } from './money';

export const shopCodes = ['cs', 'sk', 'at', 'de', 'hu'] as const;
export type ShopCode = (typeof shopCodes)[number];

export const shopIds = [6, 7, 8, 9, 10] as const;
export type ShopId = (typeof shopIds)[number];

/** One country storefront. Nothing else in the program knows that there are five. */
export type Shop = {
  readonly code: ShopCode;
  /** STORE-04 */
  readonly id: ShopId;
  /** BCP 47, for the page's `lang` and for dates. */
  readonly locale: string;
  readonly currency: Currency;
  /** Prices of lines are whole multiples of this, in minor units (windows-domain 8.6). */
  readonly priceStep: number;
  /** Decides the order year, price validity and working days. */
  readonly timeZone: string;
  /** Percent, each from its day on (ISO date in the shop's time zone), the newest last. CONST-01 to CONST-05 */
  readonly vat: readonly { readonly from: string; readonly percent: number }[];
  /** ISO 3166-1 alpha-2, for postcodes, phones and gateways. */
  readonly country: 'CZ' | 'SK' | 'AT' | 'DE' | 'HU';
};

export const shops: readonly Shop[] = [
  {
    code: 'cs',
    id: 7,
    locale: 'cs-CZ',
    currency: 'CZK',
    priceStep: 100,
    timeZone: 'Europe/Prague',
    vat: [{ from: '2013-01-01', percent: 21 }],
    country: 'CZ',
  },
  {
    code: 'sk',
    id: 6,
    locale: 'sk-SK',
    currency: 'EUR',
    priceStep: 10,
    timeZone: 'Europe/Bratislava',
    vat: [{ from: '2011-01-01', percent: 20 }],
    country: 'SK',
  },
  {
    code: 'at',
    id: 8,
    locale: 'de-AT',
    currency: 'EUR',
    priceStep: 10,
    timeZone: 'Europe/Vienna',
    vat: [{ from: '1984-01-01', percent: 20 }],
    country: 'AT',
  },
  {
    code: 'de',
    id: 9,
    locale: 'de-DE',
    currency: 'EUR',
    priceStep: 10,
    timeZone: 'Europe/Berlin',
    vat: [{ from: '2021-01-01', percent: 19 }],
    country: 'DE',
  },
  {
    code: 'hu',
    id: 10,
    locale: 'hu-HU',
    currency: 'HUF',
    priceStep: 1000,
    timeZone: 'Europe/Budapest',
    vat: [{ from: '2012-01-01', percent: 27 }],
    country: 'HU',
  },
];

export const isShopId = (id: number): id is ShopId => shopIds.includes(id as ShopId);

export function shopById(id: ShopId): Shop {
  return shops.find((shop) => shop.id === id)!;
}

export function shopByCode(code: ShopCode): Shop {
  return shops.find((shop) => shop.code === code)!;
}

/** The VAT rate of a shop in percent on a day (ISO date). A day before the first entry is a fault. */
export function vatOn(shop: Shop, day: string): number {
  const rate = shop.vat.findLast(({ from }) => from <= day);
  if (!rate) throw new Error(`no VAT rate of shop ${shop.id} for ${day}`);
  return rate.percent;
}
