import type { Texts } from '../texts/texts';

export const orderDetails: Texts['orderDetails'] = {
  unfinished: 'Es ist noch keine Zahlung eingegangen',
  unfinishedLead:
    'Der Zahlungsdienst hat uns keine Zahlung bestätigt. Ihre Bestellung bleibt gespeichert; wählen Sie, wie Sie zahlen möchten.',
  otherWay: 'Klappt es mit der Karte nicht? Einen anderen Weg finden wir am Telefon:',
  payBy: {
    transfer: 'Lieber per Überweisung zahlen',
    card: 'Lieber mit Karte zahlen',
    paypal: 'Lieber mit PayPal zahlen',
  },
  wayChanged: 'Die Zahlungsart wurde geändert.',
  wayNotChanged: 'Die Zahlungsart ließ sich nicht ändern. Bitte versuchen Sie es noch einmal.',
  examining: 'Ihre Zahlung wird noch geprüft',
  examiningLead: 'Sie müssen nichts weiter tun. Bitte zahlen Sie kein zweites Mal. Das Ergebnis sehen Sie hier.',
  over: {
    cancelled: {
      heading: 'Die Bestellung ist storniert',
      lead: 'Wir haben die Bestellung storniert. Was Sie schon gezahlt haben, erstatten wir.',
    },
    ended: {
      heading: 'Die Bestellung ist beendet',
      lead: 'Die Zahlung kam nicht rechtzeitig, oder die Bestellung wurde storniert. Die Ware ist nicht mehr reserviert.',
    },
    refunding: {
      heading: 'Wir erstatten Ihre Zahlung',
      lead: 'Wir können die Bestellung nicht liefern. Das Geld geht auf dem Weg zurück, auf dem es kam.',
    },
    refunded: {
      heading: 'Die Zahlung wurde erstattet',
      lead: 'Der Betrag ist auf dem Weg zurück auf Ihr Konto. Bei Fragen hilft Ihnen der Kundenservice.',
    },
  },
  placedOn: 'Bestellt\u00a0am',
  latest: {
    delivery: { binding: 'Lieferung spätestens\u00a0am', preliminary: 'Lieferung voraussichtlich\u00a0bis' },
    pickup: { binding: 'Abholbereit spätestens\u00a0am', preliminary: 'Abholbereit voraussichtlich\u00a0bis' },
  },
  waits: 'Der Termin verschiebt sich um die Zeit, in der wir auf Ihre Zahlung warten.',
  payNowOrLater:
    'Sie können gleich überweisen oder erst nach unserem Anruf. Die Fertigung beginnt, sobald der Betrag eingegangen ist und Sie die Maße bestätigt haben.',
  by: (day) => `bis ${day}`,
  addresses: 'Lieferung und Rechnung',
  deliverTo: { delivery: 'Lieferung', pickup: 'Abholung' },
  invoiceTo: 'Rechnung',
  confirmationTo: (email) => `Die Bestätigung geht an: ${email}`,
  prepayment: '2\u00a0% Rabatt für Vorauszahlung',
  deliveryAgreed: 'telefonisch vereinbart',
  totalToPay: 'Gesamtbetrag nach Rabatt',
  totalWithoutDelivery: 'Gesamtbetrag inkl.\u00a0MwSt. ohne Lieferung',
  print: 'Drucken',
  toOrderPage: 'Seite der Bestellung',
  withdrawal:
    'Für Maßanfertigungen und Zuschnitte besteht kein Widerrufsrecht. Den Kauf anderer Ware können Sie innerhalb von 14\u00a0Tagen nach Erhalt ohne Angabe von Gründen widerrufen.',
};
