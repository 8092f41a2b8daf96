import { configuratorTexts } from '@fenestra/i18n/configurator';
import { currencyTexts } from '@fenestra/i18n/money';
import { shellTexts } from '@fenestra/i18n/shell';
import { startPageTexts } from '@fenestra/i18n/start-page';
import { titles } from '@fenestra/i18n/titles';
import { wireErrorTexts } from '@fenestra/i18n/wire-errors';
import type { Shop, ShopCode } from '@fenestra/domain/shop/shops';

type Texts = Readonly<Record<string, unknown>>;

const catalogues = {
  configurator: configuratorTexts,
  currency: currencyTexts,
  errors: wireErrorTexts,
  shell: shellTexts,
  start: startPageTexts,
} as const;

/** The texts of a storefront as data (I18N-03, I18N-04). Texts that are made from values stay in the page: functions do not travel. */
export function textsOf({ code }: Shop): Texts {
  const named = Object.entries(catalogues).map(([name, texts]) => [name, dataOf(texts[code])]);
  return { ...Object.fromEntries(named), ...titlesOf(code) };
}

/** Page titles under title_{language} of each route (I18N-05). */
function titlesOf(code: ShopCode): Texts {
  return {
    titles: Object.fromEntries(
      Object.entries(titles[code]).map(([route, title]) => [route, { [`title_${code}`]: title }]),
    ),
  };
}

function dataOf(value: unknown): unknown {
  if (isList(value)) return value.map(dataOf);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, text]) => typeof text !== 'function');
  return Object.fromEntries(entries.map(([name, text]) => [name, dataOf(text)]));
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
