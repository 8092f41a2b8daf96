import type { Country } from '../country';
import { defaultPayments } from '../payments';

export const cs = {
  code: 'cs',
  id: 7,
  country: 'CZ',
  alpha3: 'CZE',
  language: 'cs',
  locale: 'cs-CZ',
  currency: 'CZK',
  priceStep: 100,
  timeZone: 'Europe/Prague',
  vat: [{ from: '2013-01-01', percent: 21 }],
  phone: { prefix: '420', trunk: '', digits: [9, 9] },
  postcode: { digits: 5, spaced: true, prefix: /^CZ-?/ },
  largestFirst: false,
  newsNeedConsent: false,
  disputes: { body: 'Česká obchodní inspekce', site: 'www.coi.gov.cz' },
  technicalControl: { obligatory: false, originalPrice: 50_00 },
  comfortDelivery: true,
  settledByPhone: false,
  payments: defaultPayments,
  transferStandard: 'spayd',
} as const satisfies Country;
