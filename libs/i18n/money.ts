import type { Catalogue, Language } from './catalogue';

/** The currency is a text like any other (FMT-05). */
export const currencyTexts: Catalogue<string> = { cs: 'Kč', sk: '€', at: '€', de: '€', hu: 'Ft' };

const minorPerMajor = 100;

/**
 * The running price of FMT: '1 234,-' when whole, else one decimal, half away from zero ('1 234,5'). `minor` are haléř, cent or
 * fillér. The space is U+0020, as the protocol and the tests write it; pages ask for a no-break one.
 */
export function runningPrice(minor: number, space = ' '): string {
  const sign = minor < 0 ? '-' : '';
  const size = Math.abs(minor);
  if (size % minorPerMajor === 0) return `${sign}${groups(size / minorPerMajor, space)},-`;
  const tenths = Math.round(size / 10);
  return `${sign}${groups(Math.trunc(tenths / 10), space)},${tenths % 10}`;
}

/** The exact amount of recap, mails and documents with its currency: two decimals, in forints none (OPEN-Q-43). */
export function exactAmount(minor: number, language: Language, space = '\u00a0'): string {
  const size = Math.abs(minor);
  const whole = groups(Math.trunc(size / minorPerMajor), space);
  const decimals = language === 'hu' ? '' : `,${String(size % minorPerMajor).padStart(2, '0')}`;
  return `${minor < 0 ? '\u2212' : ''}${whole}${decimals}${space}${currencyTexts[language]}`;
}

function groups(whole: number, space: string): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, space);
}
