import type { Country } from '../country';
import { defaultPaymentsWithPaypal } from '../payments';

export const de = {
  code: 'de',
  id: 9,
  country: 'DE',
  alpha3: 'DEU',
  language: 'de',
  locale: 'de-DE',
  currency: 'EUR',
  priceStep: 10,
  timeZone: 'Europe/Berlin',
  vat: [{ from: '2021-01-01', percent: 19 }],
  phone: { prefix: '49', trunk: '0', digits: [6, 12] },
  postcode: { digits: 5, spaced: false, prefix: /^DE?-?/ },
  largestFirst: false,
  newsNeedConsent: false,
  disputes: null,
  technicalControl: { obligatory: false, originalPrice: 1_80 },
  comfortDelivery: false,
  settledByPhone: false,
  payments: defaultPaymentsWithPaypal,
  transferStandard: 'epc',
} as const satisfies Country;
