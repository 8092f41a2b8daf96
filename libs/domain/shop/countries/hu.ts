import type { Country } from '../country';
import { cashOnly } from '../payments';

export const hu = {
  code: 'hu',
  id: 10,
  country: 'HU',
  alpha3: 'HUN',
  language: 'hu',
  locale: 'hu-HU',
  currency: 'HUF',
  smallestCharge: 100, // ISO 4217 gives the forint two digits, yet no coin is below one
  priceStep: 1000,
  timeZone: 'Europe/Budapest',
  vat: [{ from: '2012-01-01', percent: 27 }],
  phone: { prefix: '36', trunk: '06', digits: [8, 9] },
  postcode: { digits: 4, spaced: false, prefix: /^HU?-?/ },
  largestFirst: true,
  newsNeedConsent: true,
  disputes: { body: 'békéltető testület', site: 'www.bekeltetes.hu' },
  technicalControl: { obligatory: true, originalPrice: null },
  comfortDelivery: false,
  settledByPhone: true,
  payments: cashOnly,
  transferStandard: 'hct',
} as const satisfies Country;
