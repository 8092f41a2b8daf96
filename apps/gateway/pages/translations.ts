import type { Shop } from '@fenestra/domain/shop/shops';
import type { Texts } from '@fenestra/i18n/texts/texts';

type Data = Readonly<Record<string, unknown>>;

/** The texts of a storefront as data (I18N-03, I18N-04). Texts that are made from values stay in the page: functions do not travel. */
export function translationsOf(shop: Shop, { titles, ...texts }: Texts): Data {
  return { ...dataOf(texts), titles: titlesByLanguage(titles, shop) };
}

/** Page titles under title_{language} of each route (I18N-05). */
function titlesByLanguage(titles: Readonly<Record<string, string>>, { code }: Shop): Data {
  return Object.fromEntries(Object.entries(titles).map(([route, title]) => [route, { [`title_${code}`]: title }]));
}

function dataOf(texts: object): Data {
  const entries = Object.entries(texts).filter(([, text]) => typeof text !== 'function');
  return Object.fromEntries(entries.map(([name, text]): [string, unknown] => [name, valueOf(text)]));
}

function valueOf(text: unknown): unknown {
  if (Array.isArray(text)) return text.map(valueOf);
  return typeof text === 'object' && text !== null ? dataOf(text) : text;
}
