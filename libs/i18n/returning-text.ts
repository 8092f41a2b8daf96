import type { Returns, ShopFacts } from '@fenestra/domain/shop/shop-facts';
import type { Shop } from '@fenestra/domain/shop/shops';
import { exactAmount } from './money';
import { textsOf } from './texts-of';

/** Where goods go that come back and who pays for that (2011/83/EU Art. 6(1)(i)), a sentence each. */
export function returningText(shop: Shop, { address, shopperPays }: Returns): string[] {
  const { returning, currency } = textsOf(shop);
  const cost = shopperPays === 0 ? returning.free : returning.atMost(exactAmount(shopperPays, shop, currency));
  return [returning.to(address), cost];
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
