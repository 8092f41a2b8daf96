import type { Shop, ShopCode } from '@fenestra/domain/shop/shops';
import { accessoriesTexts } from '@fenestra/i18n/accessories';
import { cartTexts } from '@fenestra/i18n/cart';
import { checkoutTexts } from '@fenestra/i18n/checkout';
import { configuratorTexts } from '@fenestra/i18n/configurator';
import { dimensionsTexts } from '@fenestra/i18n/dimensions';
import { legalTextsCatalogue } from '@fenestra/i18n/legal';
import { currencyTexts } from '@fenestra/i18n/money';
import { numberFieldTexts } from '@fenestra/i18n/number-field';
import { openingTexts } from '@fenestra/i18n/opening';
import { postcodeTexts } from '@fenestra/i18n/postcode';
import { profileTexts } from '@fenestra/i18n/profile';
import { recapTexts } from '@fenestra/i18n/recap';
import { refusalTexts } from '@fenestra/i18n/refusal';
import { shellTexts } from '@fenestra/i18n/shell';
import { startPageTexts } from '@fenestra/i18n/start-page';
import { wireErrorTexts } from '@fenestra/i18n/wire-errors';
import { titles } from '@fenestra/i18n/titles';

type Texts = Readonly<Record<string, unknown>>;

const catalogues = {
  accessories: accessoriesTexts,
  cart: cartTexts,
  checkout: checkoutTexts,
  configurator: configuratorTexts,
  currency: currencyTexts,
  dimensions: dimensionsTexts,
  errors: wireErrorTexts,
  legal: legalTextsCatalogue,
  numberField: numberFieldTexts,
  opening: openingTexts,
  postcode: postcodeTexts,
  profile: profileTexts,
  recap: recapTexts,
  refusal: refusalTexts,
  shell: shellTexts,
  start: startPageTexts,
} as const;

/** The texts of a storefront as data (I18N-03, I18N-04). Texts that are made from values stay in the page: functions do not travel. */
export function textsOf({ code }: Shop): Texts {
  const named = Object.entries(catalogues).map(([name, texts]): [string, unknown] => [name, dataOf(texts[code])]);
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
  if (Array.isArray(value)) return value.map(dataOf);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, text]) => typeof text !== 'function');
  return Object.fromEntries(entries.map(([name, text]) => [name, dataOf(text)]));
}
