import type { Country } from '../country';
import { defaultPayments } from '../payments';

export const at = {
  code: 'at',
  id: 8,
  country: 'AT',
  alpha3: 'AUT',
  language: 'de',
  locale: 'de-AT',
  currency: 'EUR',
  priceStep: 10,
  timeZone: 'Europe/Vienna',
  vat: [{ from: '1984-01-01', percent: 20 }],
  phone: { prefix: '43', trunk: '0', digits: [4, 13] },
  postcode: { digits: 4, spaced: false, prefix: /^AT?-?/ },
  largestFirst: false,
  newsNeedConsent: false,
  disputes: null,
  technicalControl: { obligatory: false, originalPrice: 1_80 },
  comfortDelivery: false,
  settledByPhone: false,
  payments: defaultPayments,
  transferStandard: 'epc',
} as const satisfies Country;
