import type { Texts } from '../texts/texts';

export const orderDetails: Texts['orderDetails'] = {
  unfinished: 'Platbu sme zatiaľ nedostali',
  unfinishedLead: 'Platobná brána nám žiadnu nepotvrdila. Objednávka na vás počká; vyberte si, ako ju zaplatíte.',
  otherWay: 'Nejde to kartou? Na inom spôsobe sa dohodneme telefonicky:',
  payBy: {
    transfer: 'Zaplatiť radšej prevodom',
    card: 'Zaplatiť radšej kartou',
    paypal: 'Zaplatiť radšej cez PayPal',
  },
  wayChanged: 'Spôsob platby je zmenený.',
  wayNotChanged: 'Spôsob platby sa nepodarilo zmeniť. Skúste to, prosím, znova.',
  examining: 'Platbu ešte preverujeme',
  examiningLead: 'Nemusíte robiť nič ďalšie a\u00a0prosíme, neplaťte druhýkrát. Výsledok uvidíte tu.',
  over: {
    cancelled: { heading: 'Objednávka je zrušená', lead: 'Objednávku sme zrušili. Čo ste už zaplatili, vám vraciame.' },
    ended: {
      heading: 'Objednávka sa skončila',
      lead: 'Platba neprišla včas alebo bola objednávka zrušená. Tovar už pre vás nedržíme.',
    },
    refunding: {
      heading: 'Vraciame peniaze',
      lead: 'Objednávku nemôžeme dodať. Peniaze posielame späť spôsobom, ktorým prišli.',
    },
    refunded: {
      heading: 'Platbu sme vrátili',
      lead: 'Suma je na ceste späť na váš účet. S\u00a0otázkami sa ozvite na zákaznícku linku.',
    },
  },
  placedOn: 'Objednané',
  latest: {
    delivery: { binding: 'Dodanie najneskôr', preliminary: 'Dodanie predbežne\u00a0do' },
    pickup: { binding: 'Pripravíme najneskôr', preliminary: 'Pripravíme predbežne\u00a0do' },
  },
  waits: 'Termín sa posunie o\u00a0čas, počas ktorého na platbu čakáme.',
  payNowOrLater:
    'Platbu môžete poslať hneď alebo až po našom hovore. Do výroby tovar zaradíme, keď platba príde a\u00a0rozmery potvrdíte.',
  by: (day) => `do ${day}`,
  addresses: 'Kam a\u00a0komu',
  deliverTo: { delivery: 'Doručenie', pickup: 'Vyzdvihnutie' },
  invoiceTo: 'Fakturačné údaje',
  confirmationTo: (email) => `Potvrdenie posielame na: ${email}`,
  prepayment: 'Zľava 2\u00a0% za platbu vopred',
  deliveryAgreed: 'dohodnuté telefonicky',
  totalToPay: 'Spolu po\u00a0zľave',
  totalWithoutDelivery: 'Spolu s\u00a0DPH bez dopravy',
  print: 'Vytlačiť',
  toOrderPage: 'Stránka objednávky',
  withdrawal:
    'Od zmluvy na tovar vyrobený na mieru alebo nastrihaný na dĺžku nemožno odstúpiť bez uvedenia dôvodu. Pri ostatnom tovare môžete odstúpiť do 14\u00a0dní od prevzatia.',
};
