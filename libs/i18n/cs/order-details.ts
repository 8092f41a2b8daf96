import type { OrderDetailsTexts } from '../texts/order-details';

export const orderDetails: OrderDetailsTexts = {
  unfinished: 'Platbu jsme zatím nedostali',
  unfinishedLead: (number) =>
    `Platební brána nám žádnou nepotvrdila. Objednávka ${number} zůstává uložená a\u00a0můžete ji zaplatit znovu. Pokud jste už zaplatili, chvíli počkejte: stránka se obnoví sama a\u00a0podruhé se nic nestrhne.`,
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
  placedOn: 'Objednáno',
  latest: {
    delivery: { binding: 'Dodání nejpozději', preliminary: 'Dodání předběžně\u00a0do' },
    pickup: { binding: 'Připravíme nejpozději', preliminary: 'Připravíme předběžně\u00a0do' },
  },
  by: (day) => `do ${day}`,
  addresses: 'Kam a\u00a0komu',
  deliverTo: { delivery: 'Doručení', pickup: 'Vyzvednutí' },
  invoiceTo: 'Fakturační údaje',
  confirmationTo: (email) => `Potvrzení posíláme na: ${email}`,
  prepayment: 'Sleva 2\u00a0% za platbu předem',
  totalToPay: 'Celkem po\u00a0slevě',
  print: 'Vytisknout',
  toOrderPage: 'Stránka objednávky',
  withdrawal:
    'Od smlouvy na zboží vyrobené na míru nebo nastříhané na délku nelze odstoupit bez udání důvodu. U\u00a0ostatního zboží můžete odstoupit do 14\u00a0dnů od převzetí.',
};
