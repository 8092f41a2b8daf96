import type { Buyer } from '@fenestra/domain/shop/buyer';

/** Header, footer, help and what every page says. Names, phones and addresses are the owner's (`ShopContact`). */
export const shell = {
  skip: 'Přeskočit na obsah',
  navigation: 'Hlavní nabídka',
  windows: 'Okna',
  doors: 'Dveře',
  inStock: 'Skladem',
  howToMeasure: 'Jak měřit',
  howItGoes: 'Jak to chodí',
  menu: 'Nabídka',
  cart: 'Košík',
  piecesInCart: (pieces: number) => `V\u00a0košíku ${pieces}\u00a0ks`,
  help: 'Nevíte si rady? Zavolejte, objednávku projdeme spolu s\u00a0vámi.',
  footerLead: 'Okna a\u00a0dveře na míru.',
  shopping: 'Nákup',
  advice: 'Poradna',
  /** Opens the message to the shop (SHELL-08). */
  writeToUs: 'Napište nám',
  contact: 'Kontakt',
  terms: 'Obchodní podmínky',
  privacy: 'Ochrana údajů',
  /** Opens the question of consent again. */
  consent: 'Nastavení cookies',
  withdrawal: 'Odstoupení od smlouvy',
  /** Leads to the page on which one withdraws, in the words of the law (2011/83/EU Art. 11a). */
  withdraw: 'Odstoupit od smlouvy zde',
  complaints: 'Reklamace',
  accessibility: 'Přístupnost',
  shipping: 'Doprava podle PSČ',
  payments: 'Platba a\u00a0zálohy',
  loading: 'Načítáme…',
  offline: 'Jste bez připojení. Co jste zadali, zůstává uložené.',
  close: 'Zavřít',
  retry: 'Zkusit znovu',
  save: 'Uložit',
  saveAndSend: 'Uložit a\u00a0poslat',
  failed: 'Došlo k chybě!',
  /** The answer could not be had at all. */
  previewMissing: 'Náhled není dostupný!',
  /** Stands before a way to buy, as in „Ich kaufe privat“. */
  buyer: 'Nakupuji',
  buyers: { private: 'pro sebe', business: 'na firmu' } satisfies Record<Buyer, unknown>,
  /** Stands before with or without VAT. */
  prices: 'Ceny',
  withoutVat: 'bez DPH',
  withVat: 's\u00a0DPH',
  /** Follows a price that delivery is not in. */
  plusDelivery: 'plus doprava',
  vat: (percent: number) => `DPH ${percent}\u00a0%`,
  fromPrice: (price: string) => `od ${price}`,
};
