import type { OrderDetailsTexts } from '../texts/order-details';

export const orderDetails: OrderDetailsTexts = {
  unfinished: 'Es ist noch keine Zahlung eingegangen',
  unfinishedLead: (number) =>
    `Der Zahlungsdienst hat uns keine Zahlung bestätigt. Ihre Bestellung ${number} bleibt gespeichert, Sie können sie jetzt erneut bezahlen. Haben Sie schon bezahlt, warten Sie bitte einen Moment: Die Seite aktualisiert sich von selbst, und es wird nichts doppelt abgebucht.`,
  otherWay: 'Klappt es mit der Karte nicht? Einen anderen Weg finden wir am Telefon:',
  payBy: {
    transfer: 'Lieber per Überweisung zahlen',
    card: 'Lieber mit Karte zahlen',
    paypal: 'Lieber mit PayPal zahlen',
  },
  wayChanged: 'Die Zahlungsart ist geändert.',
  wayNotChanged: 'Die Zahlungsart ließ sich nicht ändern. Bitte versuchen Sie es noch einmal.',
  examining: 'Ihre Zahlung wird noch geprüft',
  examiningLead: 'Sie müssen nichts weiter tun. Bitte zahlen Sie kein zweites Mal. Das Ergebnis sehen Sie hier.',
  placedOn: 'Bestellt\u00a0am',
  latest: {
    delivery: { binding: 'Lieferung spätestens\u00a0am', preliminary: 'Lieferung voraussichtlich\u00a0bis' },
    pickup: { binding: 'Abholbereit spätestens\u00a0am', preliminary: 'Abholbereit voraussichtlich\u00a0bis' },
  },
  by: (day) => `bis ${day}`,
  addresses: 'Lieferung und Rechnung',
  deliverTo: { delivery: 'Lieferung', pickup: 'Abholung' },
  invoiceTo: 'Rechnung',
  confirmationTo: (email) => `Die Bestätigung geht an: ${email}`,
  prepayment: '2\u00a0% Rabatt für Vorauszahlung',
  totalToPay: 'Gesamtbetrag nach Rabatt',
  print: 'Drucken',
  toOrderPage: 'Seite der Bestellung',
  withdrawal:
    'Für Maßanfertigungen und Zuschnitte besteht kein Widerrufsrecht. Den Kauf anderer Ware können Sie innerhalb von 14\u00a0Tagen nach Erhalt ohne Angabe von Gründen widerrufen.',
};
