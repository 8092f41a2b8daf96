import type { Texts } from '../texts/texts';

export const orderPaper: Texts['orderPaper'] = {
  received: (day, time) => `Objednávka prijatá ${day}, ${time}.`,
  buyer: 'Kupujúci',
  deliverTo: 'Miesto dodania',
  seller: 'Predávajúci',
  piece: 'za kus',
  sum: 'spolu',
  pricesIn: {
    private: (currency) => `ceny v\u00a0${currency} s\u00a0DPH`,
    business: (currency) => `ceny v\u00a0${currency} bez DPH`,
  },
  plan: {
    title: 'Ako a\u00a0kedy zaplatiť',
    payment: 'Platba',
    until: 'Splatnosť',
    how: 'Ako',
    gross: 's\u00a0DPH',
    all: 'Celá suma',
    deposit: (percent) => `Záloha ${percent}\u00a0%`,
    rest: (percent) => `Doplatok ${percent}\u00a0%`,
    by: (day) => `do ${day}`,
    atOnce: 'hneď po objednaní',
    paid: 'zaplatené',
    ways: {
      transfer: 'prevodom',
      card: 'kartou',
      paypal: 'cez PayPal',
      cash: 'v\u00a0hotovosti pri prevzatí',
      phone: 'dohodneme telefonicky',
      agreed: 'dohodnuté telefonicky',
    },
  },
  proforma: {
    noInvoice: 'Zálohová faktúra nie je daňovým dokladom a\u00a0nárok na odpočítanie DPH z\u00a0nej nevzniká.',
    ofOrder: (number) => `K\u00a0objednávke ${number}.`,
    issued: 'Vystavené',
    rate: 'Sadzba DPH',
    base: 'Základ dane',
    tax: 'DPH',
    gross: 'Spolu s\u00a0DPH',
  },
};
