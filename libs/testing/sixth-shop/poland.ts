import type { Country } from '@fenestra/domain/shop/country';
import { defaultPayments } from '@fenestra/domain/shop/payments';

/** A country that has no storefront yet, as its file would stand in `libs/domain/shop/countries`. */
export const pl = {
  code: 'pl',
  id: 11,
  country: 'PL',
  alpha3: 'POL',
  language: 'pl',
  locale: 'pl-PL',
  currency: 'PLN',
  priceStep: 100,
  timeZone: 'Europe/Warsaw',
  vat: [{ from: '2011-01-01', percent: 23 }],
  phone: { prefix: '48', trunk: '', digits: [9, 9] },
  postcode: { digits: 5, spaced: false, prefix: /^PL-?/ },
  largestFirst: false,
  newsNeedConsent: true,
  disputes: null,
  technicalControl: { obligatory: false, originalPrice: null },
  comfortDelivery: false,
  settledByPhone: false,
  payments: defaultPayments,
  transferStandard: null,
} as const satisfies Country;
