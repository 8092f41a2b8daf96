import type { Buyer } from '@fenestra/domain/shop/buyer';

/** Header, footer, help and what every page says. Names, phones and addresses are the owner's (`ShopContact`). */
export type ShellTexts = {
  skip: string;
  navigation: string;
  windows: string;
  doors: string;
  inStock: string;
  howToMeasure: string;
  howItGoes: string;
  menu: string;
  cart: string;
  piecesInCart: (pieces: number) => string;
  help: string;
  footerLead: string;
  shopping: string;
  advice: string;
  /** Opens the message to the shop (SHELL-08). */
  writeToUs: string;
  contact: string;
  terms: string;
  privacy: string;
  /** Opens the question of consent again. */
  consent: string;
  withdrawal: string;
  /** Leads to the page on which one withdraws, in the words of the law (2011/83/EU Art. 11a). */
  withdraw: string;
  complaints: string;
  accessibility: string;
  shipping: string;
  payments: string;
  loading: string;
  offline: string;
  close: string;
  retry: string;
  save: string;
  saveAndSend: string;
  failed: string;
  /** The answer could not be had at all. */
  previewMissing: string;
  /** Stands before a way to buy, as in „Ich kaufe privat“. */
  buyer: string;
  buyers: Readonly<Record<Buyer, string>>;
  /** Stands before with or without VAT. */
  prices: string;
  withoutVat: string;
  withVat: string;
  /** Follows a price that delivery is not in. */
  plusDelivery: string;
  vat: (percent: number) => string;
  fromPrice: (price: string) => string;
};
