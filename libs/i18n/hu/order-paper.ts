import type { Texts } from '../texts/texts';

export const orderPaper: Texts['orderPaper'] = {
  received: (day, time) => `Beérkezett: ${day} ${time}.`,
  buyer: 'Vevő',
  deliverTo: 'Szállítási cím',
  seller: 'Eladó',
  piece: 'darabár',
  sum: 'összesen',
  pricesIn: {
    private: (currency) => `bruttó árak, pénznem: ${currency}`,
    business: (currency) => `nettó árak, pénznem: ${currency}`,
  },
  plan: {
    title: 'Fizetési ütemezés',
    payment: 'Fizetendő',
    until: 'Határidő',
    how: 'Fizetési mód',
    gross: 'bruttó',
    all: 'Teljes összeg',
    deposit: (percent) => `Előleg (${percent}%)`,
    rest: (percent) => `Fennmaradó összeg (${percent}%)`,
    by: (day) => `legkésőbb ${day}`,
    atOnce: 'a megrendelés után azonnal',
    paid: 'kifizetve',
    ways: {
      transfer: 'átutalással',
      card: 'bankkártyával',
      paypal: 'PayPallal',
      cash: 'készpénzben átvételkor',
      phone: 'telefonon egyeztetjük',
      agreed: 'telefonon egyeztetve',
    },
  },
  proforma: {
    noInvoice: 'A díjbekérő nem számla, nem minősül adóügyi bizonylatnak, és áfalevonásra nem jogosít.',
    ofOrder: (number) => `Megrendelés száma: ${number}.`,
    issued: 'Kiállítva',
    rate: 'Áfakulcs',
    base: 'Nettó összeg',
    tax: 'Áfa',
    gross: 'Bruttó összeg',
  },
};
