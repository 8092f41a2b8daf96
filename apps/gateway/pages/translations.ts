import { Injectable } from '@nestjs/common';
import { contactPatterns } from '@fenestra/domain/ordering/contact';
import type { Language, Shop } from '@fenestra/domain/shop/shops';
import { messageOf, type TextOfValues } from '@fenestra/i18n/message-of';
import { textsOf } from '@fenestra/i18n/texts-of';
import type { Texts } from '@fenestra/i18n/texts/texts';
import { Storefronts } from '../storefronts';

type Data = Readonly<Record<string, unknown>>;

/**
 * The texts of a storefront as data (I18N-03, I18N-04): those that are made from values as ICU messages, page titles in every
 * language (I18N-05), and how phones and postcodes are written (I18N-06).
 */
@Injectable()
export class Translations {
  private readonly encoded = new Map<Shop, string>();

  constructor(private readonly storefronts: Storefronts) {}

  /** JSON of 110 kB, written once for each shop. */
  jsonOf(shop: Shop): string {
    const json = this.encoded.get(shop) ?? JSON.stringify(this.dataOf(shop));
    this.encoded.set(shop, json);
    return json;
  }

  private dataOf(shop: Shop): Data {
    const messages = messagesOf(shop);
    return {
      ...messages,
      shell: { ...(messages['shell'] as Texts['shell']), ...this.storefronts.factsOf(shop).contact },
      titles: titlesOf(this.storefronts.all()),
      patterns: contactPatterns(shop.code),
    };
  }
}

const messagesOf = (shop: Shop) => dataOf(textsOf(shop), shop.language);

/** Page titles under title_{shop} of each route. */
function titlesOf(shops: readonly Shop[]): Data {
  const titles = shops.map(
    (shop) => [`title_${shop.code}`, textsOf(shop).titles as Readonly<Record<string, string>>] as const,
  );
  const routes = Object.keys(titles[0]![1]);
  return Object.fromEntries(
    routes.map((route) => [route, Object.fromEntries(titles.map(([key, of]) => [key, of[route]]))]),
  );
}

const dataOf = (texts: object, language: Language): Data =>
  Object.fromEntries(Object.entries(texts).map(([name, text]): [string, unknown] => [name, valueOf(text, language)]));

function valueOf(text: unknown, language: Language): unknown {
  if (typeof text === 'function') return messageOf(text as TextOfValues, language);
  if (Array.isArray(text)) return text.map((each) => valueOf(each, language));
  return typeof text === 'object' && text !== null ? dataOf(text, language) : text;
}
