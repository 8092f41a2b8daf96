import type { Texts } from '../texts/texts';

export const paypal: Texts['paypal'] = {
  title: 'Zahlung mit PayPal',
  toPayDeposit: 'Ihre Bestellung ist eingegangen. Nur die Anzahlung fehlt noch.',
  toPayLead: 'Bestätigen Sie die Zahlung bei PayPal. Danach bearbeiten wir Ihre Bestellung.',
  pay: 'Mit PayPal zahlen',
  payAgain: 'Noch einmal mit PayPal zahlen',
  note: 'Sie zahlen auf der Seite von PayPal und kommen danach hierher zurück. Wir erfahren nur, ob die Zahlung geklappt hat.',
  opening: 'PayPal wird geöffnet\u00a0…',
  openingFailed: 'PayPal konnte nicht geöffnet werden. Bitte versuchen Sie es erneut.',
  examining: 'PayPal prüft die Zahlung noch',
  examiningLead:
    'Sie müssen nichts mehr tun, und bitte zahlen Sie nicht noch einmal. Hier sehen Sie, sobald PayPal die Zahlung bestätigt hat.',
  otherWay: 'Klappt es mit PayPal nicht? Einen anderen Weg finden wir am Telefon:',
};
