/** Paying by PayPal, on the recap (RECAP-06, RECAP-08). */
export const paypal = {
  title: 'Platba přes PayPal',
  toPayDeposit: 'Objednávku máme, zbývá zaplatit zálohu',
  toPayLead: 'Platbu potvrdíte na stránce PayPal. Pak se dáme do práce.',
  pay: 'Zaplatit přes PayPal',
  payAgain: 'Zaplatit znovu přes PayPal',
  note: 'Zaplatíte na stránce PayPal a\u00a0potom se vrátíte sem. Dozvíme se jen to, jestli platba prošla.',
  opening: 'Otevíráme PayPal…',
  openingFailed: 'PayPal se nepodařilo otevřít. Zkuste to prosím znovu.',
  examining: 'PayPal platbu ještě prověřuje',
  examiningLead:
    'Nemusíte dělat nic dalšího a\u00a0prosíme, neplaťte podruhé. Jakmile PayPal platbu potvrdí, uvidíte to tady.',
  otherWay: 'Nejde to přes PayPal? Jiný způsob domluvíme po telefonu:',
};
