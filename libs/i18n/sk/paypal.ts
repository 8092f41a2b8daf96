import type { Texts } from '../texts/texts';

export const paypal: Texts['paypal'] = {
  title: 'Platba cez PayPal',
  toPayDeposit: 'Objednávku máme, ostáva zaplatiť zálohu',
  toPayLead: 'Platbu potvrdíte na stránke PayPal. Potom sa pustíme do práce.',
  pay: 'Zaplatiť cez PayPal',
  payAgain: 'Zaplatiť znova cez PayPal',
  note: 'Zaplatíte na stránke PayPal a\u00a0potom sa vrátite sem. Dozvieme sa len to, či platba prešla.',
  opening: 'Otvárame PayPal…',
  openingFailed: 'PayPal sa nepodarilo otvoriť. Skúste to, prosím, znova.',
  examining: 'PayPal platbu ešte preveruje',
  examiningLead:
    'Nemusíte robiť nič ďalšie a\u00a0prosíme, neplaťte druhý raz. Keď PayPal platbu potvrdí, uvidíte to tu.',
  otherWay: 'Nejde to cez PayPal? Iný spôsob dohodneme telefonicky:',
};
