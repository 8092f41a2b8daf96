import { z } from 'zod/mini';
import { isIban } from './iban';

const text = z.string().check(z.trim(), z.minLength(1, 'is empty'));

/** Who answers, and where help is (SHOP-16, DIM-02). */
export const ShopContact = z.strictObject({
  people: text,
  phone: text,
  phoneHref: text.check(z.startsWith('tel:')),
  email: z.email(),
  hours: text,
  hoursShort: text,
  measuringVideo: z.url(),
  measuringGuide: z.url(),
});
export type ShopContact = z.output<typeof ShopContact>;

/** Where transfers go; `account` in the form usual in the country, `iban` without spaces. */
export const BankAccount = z.strictObject({
  holder: text.check(z.maxLength(70)),
  account: text,
  iban: z.string().check(z.refine(isIban, 'is no IBAN: its check digits do not fit')),
  bic: z.string().check(z.regex(/^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/, 'is no BIC')),
});
export type BankAccount = z.output<typeof BankAccount>;

/** Who sells, as an imprint has to tell it (Art. 5 of 2000/31/EC). Lines are read as they are written. */
export const Company = z.strictObject({
  name: text,
  street: text,
  /** With its postcode, in the order of the country. */
  town: text,
  /** Who acts for it, in a line with their function. */
  represented: text,
  /** The court or office of its register, with the number there. */
  register: text,
  vatId: text,
  /** Who hosts the shop, with seat and contact, in a line with what that is called: asked for in Hungary (2001. évi CVIII. tv. 4. §). */
  hosting: z.optional(text),
});
export type Company = z.output<typeof Company>;

/** What shoppers are told of sending goods back (2011/83/EU Art. 6(1)(i)). */
export const Returns = z.strictObject({
  /** Where they go, in one line. */
  address: text,
  /** What that costs a shopper at most, minor units; 0 where the shop pays. */
  shopperPays: z.int().check(z.minimum(0)),
});
export type Returns = z.output<typeof Returns>;

/** What is true of one shop's owner and of nobody else: data, which each owner replaces (OPEN-Q-106). */
export const ShopFacts = z.strictObject({
  contact: ShopContact,
  account: BankAccount,
  company: Company,
  returns: Returns,
});
export type ShopFacts = z.output<typeof ShopFacts>;
