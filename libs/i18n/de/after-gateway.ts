import type { Texts } from '../texts/texts';

export const afterGateway: Texts['afterGateway'] = {
  ways: 'So können Sie die Bestellung bezahlen',
  again: { card: 'Noch einmal mit Karte', paypal: 'Noch einmal mit PayPal' },
  rather: 'Lieber per Überweisung',
  all: 'Der ganze Betrag auf einmal.',
  allLess: (saved) => `Der ganze Betrag auf einmal, der Rabatt von ${saved} für Vorauszahlung ist abgezogen.`,
  deposit: (rest) => `Die Anzahlung; der Restbetrag von ${rest} folgt später.`,
  how: { card: 'Damit ist sofort bezahlt.', paypal: 'Sie zahlen auf der Seite von PayPal, damit ist sofort bezahlt.' },
  byTransfer: 'Derselbe Betrag. Konto und QR-Code zeigen wir sofort; das Geld ist meist am nächsten Arbeitstag da.',
  refused: {
    said: 'Der Zahlungsdienst hat diese Bestellung nicht angenommen und würde sie auch beim nächsten Versuch ablehnen. Es wurde nichts abgebucht.',
    correct:
      'Vielleicht enthält die E\u2011Mail-Adresse oder die Anschrift einen Tippfehler. Wir korrigieren ihn mit Ihnen am Telefon:',
  },
  state: 'Status',
  awaiting: 'wartet auf die Zahlung',
  heldUntil: 'Reserviert\u00a0bis',
  known: 'Was wir wissen',
  checkedAt: (time) => `geprüft um ${time}\u00a0Uhr`,
  stored: 'Ihre Bestellung ist gespeichert',
  storedNote: 'Preise und Maße bleiben, wie sie sind.',
  nothing: {
    unfinished: { said: 'Keine Zahlung eingegangen', note: 'Der Zahlungsdienst hat uns noch keine bestätigt.' },
    failed: {
      said: 'Es wurde nichts abgebucht',
      note: 'Der Zahlungsdienst meldet, dass die Zahlung fehlgeschlagen ist.',
    },
  },
  link: 'Den Link zum Bezahlen schicken wir per E\u2011Mail',
  linkTo: (email) => `An ${email}.`,
  waiting: 'Wir warten auf die Zahlung',
  waitingNote: 'Kommt sie nicht, stornieren wir die Bestellung und schreiben Ihnen. Sie zahlen dann nichts.',
  by: (moment) => `bis ${moment}\u00a0Uhr`,
  paidAlready: 'Sie haben bezahlt und sehen trotzdem diese Seite?',
  check: 'Zahlung noch einmal prüfen',
  twice: 'Doppelt zahlen Sie nicht: Geht eine zweite Zahlung ein, erstatten wir sie.',
};
