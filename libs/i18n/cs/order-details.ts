import type { OrderDetailsTexts } from '../texts/order-details';

export const orderDetails: OrderDetailsTexts = {
  unfinished: 'Platbu jsme zatím nedostali',
  unfinishedLead: 'Platební brána nám žádnou nepotvrdila. Objednávka na vás počká; vyberte, jak ji zaplatíte.',
  otherWay: 'Nejde to kartou? Na jiném způsobu se domluvíme po telefonu:',
  payBy: {
    transfer: 'Zaplatit raději převodem',
    card: 'Zaplatit raději kartou',
    paypal: 'Zaplatit raději přes PayPal',
  },
  wayChanged: 'Způsob platby je změněný.',
  wayNotChanged: 'Způsob platby se nepodařilo změnit. Zkuste to prosím znovu.',
  examining: 'Platbu ještě prověřujeme',
  examiningLead: 'Nemusíte dělat nic dalšího a\u00a0prosíme, neplaťte podruhé. Výsledek uvidíte tady.',
  over: {
    cancelled: {
      heading: 'Objednávka je zrušená',
      lead: 'Objednávku jsme zrušili. Co jste už zaplatili, vám vracíme.',
    },
    ended: {
      heading: 'Objednávka skončila',
      lead: 'Platba nepřišla včas, nebo byla objednávka zrušena. Zboží už pro vás nedržíme.',
    },
    refunding: {
      heading: 'Vracíme peníze',
      lead: 'Objednávku nemůžeme dodat. Peníze posíláme zpět způsobem, kterým přišly.',
    },
    refunded: {
      heading: 'Platbu jsme vrátili',
      lead: 'Částka je na cestě zpět na váš účet. S\u00a0dotazy se ozvěte na zákaznickou linku.',
    },
  },
  placedOn: 'Objednáno',
  latest: {
    delivery: { binding: 'Dodání nejpozději', preliminary: 'Dodání předběžně\u00a0do' },
    pickup: { binding: 'Připravíme nejpozději', preliminary: 'Připravíme předběžně\u00a0do' },
  },
  waits: 'Termín se posune o\u00a0dobu, po kterou na platbu čekáme.',
  payNowOrLater:
    'Platbu můžete poslat hned, nebo až po\u00a0našem hovoru. Do výroby zboží zařadíme, jakmile platba přijde a\u00a0rozměry potvrdíte.',
  by: (day) => `do ${day}`,
  addresses: 'Kam a\u00a0komu',
  deliverTo: { delivery: 'Doručení', pickup: 'Vyzvednutí' },
  invoiceTo: 'Fakturační údaje',
  confirmationTo: (email) => `Potvrzení posíláme na: ${email}`,
  prepayment: 'Sleva 2\u00a0% za platbu předem',
  deliveryAgreed: 'domluveno po telefonu',
  totalToPay: 'Celkem po\u00a0slevě',
  totalWithoutDelivery: 'Celkem s\u00a0DPH bez dopravy',
  print: 'Vytisknout',
  toOrderPage: 'Stránka objednávky',
  withdrawal:
    'Od smlouvy na zboží vyrobené na míru nebo nastříhané na délku nelze odstoupit bez udání důvodu. U\u00a0ostatního zboží můžete odstoupit do 14\u00a0dnů od převzetí.',
};
