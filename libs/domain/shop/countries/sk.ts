import type { Country } from '../country';
import { defaultPayments } from '../payments';

export const sk = {
  code: 'sk',
  id: 6,
  country: 'SK',
  alpha3: 'SVK',
  language: 'sk',
  locale: 'sk-SK',
  currency: 'EUR',
  priceStep: 10,
  timeZone: 'Europe/Bratislava',
  vat: [{ from: '2011-01-01', percent: 20 }],
  phone: { prefix: '421', trunk: '0', digits: [9, 9] },
  postcode: { digits: 5, spaced: true, prefix: /^SK-?/ },
  largestFirst: false,
  newsNeedConsent: false,
  disputes: { body: 'Slovenská obchodná inšpekcia', site: 'www.soi.sk' },
  technicalControl: { obligatory: false, originalPrice: 1_80 },
  comfortDelivery: false,
  settledByPhone: false,
  payments: defaultPayments,
  transferStandard: 'pay-by-square',
} as const satisfies Country;
