import type { OrderPaperTexts } from '../texts/order-paper';

export const orderPaper: OrderPaperTexts = {
  received: (day, time) => `Objednávka přijatá ${day}, ${time}.`,
  buyer: 'Kupující',
  deliverTo: 'Místo dodání',
  seller: 'Prodávající',
  piece: 'za kus',
  sum: 'celkem',
  pricesIn: {
    private: (currency) => `ceny v\u00a0${currency} s\u00a0DPH`,
    business: (currency) => `ceny v\u00a0${currency} bez DPH`,
  },
  plan: {
    title: 'Jak a\u00a0kdy zaplatit',
    payment: 'Platba',
    until: 'Splatnost',
    how: 'Jak',
    gross: 's\u00a0DPH',
    all: 'Celá částka',
    deposit: (percent) => `Záloha ${percent}\u00a0%`,
    rest: (percent) => `Doplatek ${percent}\u00a0%`,
    by: (day) => `do ${day}`,
    atOnce: 'hned po objednání',
    paid: 'zaplaceno',
    ways: {
      transfer: 'převodem',
      card: 'kartou',
      paypal: 'přes PayPal',
      cash: 'v\u00a0hotovosti při převzetí',
      phone: 'domluvíme po telefonu',
      agreed: 'domluveno po telefonu',
    },
  },
  proforma: {
    noInvoice: 'Zálohová faktura není daňovým dokladem a\u00a0nárok na odpočet DPH z\u00a0ní nevzniká.',
    ofOrder: (number) => `K\u00a0objednávce ${number}.`,
    issued: 'Vystaveno',
    rate: 'Sazba DPH',
    base: 'Základ daně',
    tax: 'DPH',
    gross: 'Celkem s\u00a0DPH',
  },
};
