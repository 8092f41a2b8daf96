import type { RecapTexts } from '../texts/recap';

export const recap: RecapTexts = {
  confirming: 'Wir prüfen die Zahlung',
  confirmingLead:
    'Der Zahlungsdienst bestätigt die Zahlung gewöhnlich in wenigen Sekunden. Die Seite aktualisiert sich von selbst.',
  placed: 'Ihre Bestellung ist eingegangen',
  placedLead: (number) => `Bestellnummer ${number}. Die Bestätigung haben wir Ihnen per E\u2011Mail geschickt.`,
  preliminary: 'Ihre vorläufige Bestellung ist eingegangen',
  preliminaryLead:
    'Unser Kundenservice ruft Sie spätestens am nächsten Arbeitstag an und geht die Maße mit Ihnen durch.',
  paid: 'Die Zahlung ist eingegangen',
  paidLead:
    'Vielen Dank. Wir bearbeiten jetzt Ihre Bestellung; die Bestätigung haben wir Ihnen per E\u2011Mail geschickt.',
  failed: 'Die Zahlung ist fehlgeschlagen',
  failedLead: (number) =>
    `Die Bestellung bleibt unter der Nummer ${number} gespeichert. Bitte zahlen Sie erneut oder wenden Sie sich an unseren Kundenservice.`,
  toPay: 'Ihre Bestellung ist eingegangen. Nur die Zahlung fehlt noch.',
  toPayLead: 'Sie zahlen auf der sicheren Seite des Zahlungsdienstes.',
  transferPending: 'Ihre Bestellung ist eingegangen. Nur die Zahlung fehlt noch.',
  transferLead: 'Sobald der Betrag eingeht, bearbeiten wir Ihre Bestellung.',
  alsoByMail: 'Die Angaben haben Sie auch per E\u2011Mail.',
  number: 'Bestellnummer',
  dueNow: 'Jetzt zu zahlen',
  dueLater: 'Restbetrag',
  paidAmount: 'Bezahlt',
  pay: 'Mit Karte zahlen',
  payAgain: 'Erneut mit Karte zahlen',
  payNow: 'Jetzt zahlen',
  wait: 'Warten',
  opening: 'Zahlungsseite wird geöffnet\u00a0…',
  openingFailed: 'Die Zahlungsseite konnte nicht geöffnet werden. Bitte versuchen Sie es erneut.',
  redirecting: (seconds) => `In ${seconds}\u00a0s öffnen wir die Zahlungsseite.`,
  preparing: 'Wir bereiten die Zahlung vor\u00a0…',
  transfer: 'Zahlung per Überweisung',
  amount: 'Betrag',
  account: 'Kontonummer',
  iban: 'IBAN',
  bic: 'BIC',
  variableSymbol: 'Verwendungszweck',
  copy: (what) => `Kopieren: ${what}`,
  copied: (what) => `Kopiert: ${what}`,
  transferUntil: (day) => `Bitte überweisen Sie so, dass der Betrag bis zum ${day} eingeht.`,
  transferNote:
    'Bitte geben Sie genau diesen Verwendungszweck an. Nur so können wir Ihre Zahlung zuordnen. Die Bank berechnet für die Überweisung üblicherweise 1\u00a0€.',
  rest: {
    cash_on_delivery: (amount) => `Den Restbetrag von ${amount} zahlen Sie bar bei der Übergabe.`,
    transfer: (amount) =>
      `Den Restbetrag von ${amount} überweisen Sie vor der Lieferung: So hohe Beträge darf die Spedition nicht in bar annehmen.`,
  },
  next: 'Wie es weitergeht',
  steps: {
    received: 'Eingegangen',
    check: 'Technische Prüfung',
    deposit: 'Anzahlung',
    payment: 'Zahlung',
    delivery: 'Lieferung',
    pickup: 'Abholbereit',
  },
  stepNotes: {
    check: 'wir rufen Sie an',
    waiting: 'wir warten auf die Zahlung',
    done: 'erledigt',
    returned: 'erstattet',
  },
  call: {
    lead: 'Unser Kundenservice ruft Sie spätestens am nächsten Arbeitstag an und geht die Bestellung mit Ihnen durch.',
    step: 'Telefonische Abstimmung',
  },
  goods: 'Bestellte Ware',
  summary: 'Übersicht',
  unknown: 'Diese Bestellung haben wir nicht gefunden',
  unknownLead:
    'In diesem Browser ist keine Bestellung gespeichert. Die Bestätigung mit dem Link finden Sie in Ihrer E\u2011Mail.',
  saysPaid:
    'Die aufgerufene Adresse meldet: Die Zahlung ist eingegangen. Bestätigen können wir es erst über den Link in Ihrer E\u2011Mail.',
  saysFailed: 'Die Zahlung ist fehlgeschlagen. Bitte zahlen Sie erneut oder wenden Sie sich an unseren Kundenservice.',
  saysPreliminary: 'Bei vorläufigen Bestellungen ruft unser Kundenservice spätestens am nächsten Arbeitstag an.',
  truthMissing: 'Den Stand der Zahlung können wir gerade nicht abfragen.',
  backToShop: 'Zurück zum Shop',
};
