import type { Buyer } from '@fenestra/domain/shop/buyer';
import type { PlannedPayment } from '@fenestra/domain/ordering/payment-plan';

/** What the papers of an order say: its summary and the invoice in advance. Days and amounts come as they are written in the country. */
export const orderPaper = {
  received: (day: string, time: string) => `Objednávka přijatá ${day}, ${time}.`,
  buyer: 'Kupující',
  deliverTo: 'Místo dodání',
  seller: 'Prodávající',
  piece: 'za kus',
  sum: 'celkem',
  /** As the buyer reckons. */
  pricesIn: {
    private: (currency: string) => `ceny v\u00a0${currency} s\u00a0DPH`,
    business: (currency: string) => `ceny v\u00a0${currency} bez DPH`,
  } satisfies Record<Buyer, unknown>,
  plan: {
    title: 'Jak a\u00a0kdy zaplatit',
    payment: 'Platba',
    until: 'Splatnost',
    how: 'Jak',
    gross: 's\u00a0DPH',
    all: 'Celá částka',
    deposit: (percent: number) => `Záloha ${percent}\u00a0%`,
    rest: (percent: number) => `Doplatek ${percent}\u00a0%`,
    by: (day: string) => `do ${day}`,
    atOnce: 'hned po objednání',
    paid: 'zaplaceno',
    ways: {
      transfer: 'převodem',
      card: 'kartou',
      paypal: 'přes PayPal',
      cash: 'v\u00a0hotovosti při převzetí',
      phone: 'domluvíme po telefonu',
      agreed: 'domluveno po telefonu',
    } satisfies Record<PlannedPayment['by'], unknown>,
  },
  proforma: {
    /** What it is not, as the country's law on VAT says it. */
    noInvoice: 'Zálohová faktura není daňovým dokladem a\u00a0nárok na odpočet DPH z\u00a0ní nevzniká.',
    ofOrder: (number: string) => `K\u00a0objednávce ${number}.`,
    issued: 'Vystaveno',
    rate: 'Sazba DPH',
    base: 'Základ daně',
    tax: 'DPH',
    gross: 'Celkem s\u00a0DPH',
  },
};
