import type { Texts } from '../texts/texts';

export const confirmationMail: Texts['confirmationMail'] = {
  subject: (number) => `Ihre Bestellung ${number}`,
  order: (number) => `Bestellung ${number}`,
  preview: (total) => `Wir haben Ihre Bestellung über ${total} erhalten.`,
  title: { preliminary: 'Danke, wir prüfen Ihre Bestellung', binding: 'Danke für Ihre Bestellung' },
  greeting: 'Guten Tag,',
  preliminary:
    'Ihre Bestellung ist vorläufig. Unser Kundenservice ruft Sie spätestens am nächsten Arbeitstag an und geht mit Ihnen Maße und Ausführung durch. Verbindlich wird die Bestellung erst, wenn wir sie danach bestätigen.',
  call: 'Ihre Bestellung ist vorläufig. Unser Kundenservice ruft Sie spätestens am nächsten Arbeitstag an und geht sie mit Ihnen durch. Verbindlich wird sie erst, wenn wir sie danach bestätigen.',
  binding: {
    card: 'wir haben Ihre verbindliche Bestellung erhalten. Sobald die Kartenzahlung eingegangen ist, bestätigen wir sie mit einer weiteren E-Mail und beginnen mit der Bearbeitung. Haben Sie noch nicht bezahlt, können Sie das auf der Seite der Bestellung tun.',
    transfer:
      'wir haben Ihre verbindliche Bestellung erhalten. Sobald Ihre Überweisung eingegangen ist, beginnen wir mit der Bearbeitung.',
    cash: 'wir haben Ihre verbindliche Bestellung erhalten.',
    paypal:
      'wir haben Ihre verbindliche Bestellung erhalten. Sobald die Zahlung über PayPal eingegangen ist, bestätigen wir sie mit einer weiteren E-Mail und beginnen mit der Bearbeitung. Haben Sie noch nicht bezahlt, können Sie das auf der Seite der Bestellung tun.',
  },
  paid: 'wir haben Ihre verbindliche Bestellung und Ihre Zahlung erhalten und beginnen mit der Bearbeitung.',
  returned:
    'wir haben Ihre verbindliche Bestellung erhalten, sie gilt weiterhin. Ihre Zahlung haben wir erstattet und verlangen sie nicht noch einmal.',
  paidAmount: 'Bezahlt',
  dueNow: 'Jetzt zu zahlen',
  dueLater: 'Restbetrag',
  arrives: { delivery: 'Liefertermin', pickup: 'Abholbereit' },
  latest: {
    binding: (day) => `spätestens am ${day}`,
    preliminary: (day) => `voraussichtlich bis ${day}, den Termin bestätigen wir am Telefon`,
  },
  where: { delivery: 'Lieferort', pickup: 'Abholort' },
  pickup: 'Lager bei Brünn (Tschechien), Mo–Fr 7:00–15:30\u00a0Uhr',
  ordered: 'Ihre Bestellung',
  backOrdered: (pieces) =>
    pieces === 1
      ? '1\u00a0Stück ist derzeit nicht auf Lager und folgt später.'
      : `${pieces}\u00a0Stück sind derzeit nicht auf Lager und folgen später.`,
  shortened: 'Woraus sich die Preise der weiteren Positionen ergeben, sehen Sie auf der Seite Ihrer Bestellung.',
  unheld: (pieces) => `${pieces}\u00a0Stück reservieren wir für Sie, sobald Ihre Zahlung da ist.`,
  goods: 'Artikel',
  services: 'Zusatzleistungen',
  transport: 'Lieferung',
  discount: 'Rabatt',
  prepayment: '2\u00a0% Rabatt für Vorauszahlung',
  net: 'Nettobetrag',
  vat: (percent) => `${percent}\u00a0% MwSt.`,
  totalWithVat: 'Gesamtbetrag inkl.\u00a0MwSt.',
  heldUntil: (moment) =>
    `Die Lagerware halten wir bis ${moment} für Sie zurück. Öffnen Sie Ihre Bestellung über den Link in dieser E-Mail, dann bleibt sie weiter für Sie reserviert.`,
  transfer: {
    title: 'So überweisen Sie',
    text: (day) =>
      `Bitte überweisen Sie den Betrag so, dass er bis zum ${day} eingeht, und geben Sie genau diesen Verwendungszweck an.`,
    amount: 'Betrag',
    account: 'Konto',
    iban: 'IBAN',
    bic: 'BIC',
    symbol: 'Verwendungszweck',
  },
  pay: 'Jetzt bezahlen',
  show: 'Bestellung ansehen',
  contact: (phone) => `Rufen Sie uns unter ${phone} an oder antworten Sie einfach auf diese E-Mail.`,
  terms: 'AGB',
};
