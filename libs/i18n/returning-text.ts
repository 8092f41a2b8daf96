import type { Returns, ShopFacts } from '@fenestra/domain/shop/shop-facts';
import type { Shop } from '@fenestra/domain/shop/shops';
import { returningWords } from './returning-words';
import { textsOf } from './texts-of';

/** Where goods go that come back and who pays for that, in the shop's language. */
export function returningText(shop: Shop, returns: Returns): string[] {
  const { returning, currency } = textsOf(shop);
  return returningWords(returns, returning, shop, currency);
}

export type WithdrawalForm = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** What is filled in by hand. */
  readonly fields: readonly string[];
  readonly closing: string;
};

/** The form of the law, addressed to who sells. */
export function withdrawalForm(shop: Shop, { company, contact }: ShopFacts): WithdrawalForm {
  const { title, hint, to, declaration, fields, strike } = textsOf(shop).returning.form;
  const seller = [company.name, company.street, company.town, contact.email].join(', ');
  return { title, paragraphs: [hint, to(seller), declaration], fields, closing: strike };
}
