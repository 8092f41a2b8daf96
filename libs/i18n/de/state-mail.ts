import type { Texts } from '../texts/texts';

export const stateMail: Texts['stateMail'] = {
  moment: (day, time) => `${day}, ${time}\u00a0Uhr`,
  toPay: 'Zu zahlen',
  otherwise: 'Geht bis dahin keine Zahlung ein, stornieren wir die Bestellung und schreiben Ihnen.',
  received: {
    subject: (number) => `Zahlung eingegangen – Bestellung ${number}`,
    preview: (amount) => `Ihre Zahlung über ${amount} ist bei uns eingegangen.`,
    title: {
      preliminary: 'Ihre Zahlung ist da, wir prüfen jetzt Ihre Bestellung',
      deposit: 'Ihre Anzahlung ist da, wir beginnen mit der Bearbeitung',
      whole: 'Ihre Zahlung ist da, wir beginnen mit der Bearbeitung',
      part: 'Ein Teil Ihrer Zahlung ist da',
      all: 'Ihre Bestellung ist vollständig bezahlt',
      settled: 'Ihre Zahlung ist da',
    },
    text: {
      preliminary:
        'Ihre Zahlung ist eingegangen. Bevor wir mit der Fertigung beginnen, rufen wir Sie an und gehen mit Ihnen Maße und Ausführung durch.',
      binding: 'Ihre Zahlung ist eingegangen. Sie müssen jetzt nichts weiter tun.',
      part: 'ein Teil Ihrer Zahlung ist eingegangen. Wie viel noch offen ist, finden Sie unten und auf der Seite Ihrer Bestellung.',
      all: 'mit dieser Zahlung ist Ihre Bestellung vollständig bezahlt. Sie müssen nichts weiter tun.',
      settled:
        'Ihre Zahlung ist eingegangen. Was wir Ihnen früher erstattet haben, finden Sie unten; nachzahlen müssen Sie nichts mehr.',
    },
    amount: 'Eingegangen',
    rest: 'Restbetrag',
  },
  failed: {
    subject: (number) => `Zahlung fehlgeschlagen – Bestellung ${number}`,
    preview: (until) => `Es wurde nichts abgebucht. Wir halten Ihre Bestellung bis zum ${until}.`,
    title: 'Die Zahlung ist fehlgeschlagen',
    text: {
      card: 'Ihre Kartenzahlung ist fehlgeschlagen. Wir haben nichts abgebucht; Ihre Bestellung bleibt gespeichert, Ausführung und Preis ändern sich nicht.',
      paypal:
        'Ihre Zahlung über PayPal ist fehlgeschlagen. Wir haben nichts abgebucht; Ihre Bestellung bleibt gespeichert, Ausführung und Preis ändern sich nicht.',
    },
    heldUntil: 'Reserviert\u00a0bis',
    again: (amount) => `${amount} erneut bezahlen`,
    refused:
      'der Zahlungsdienst hat diese Bestellung nicht angenommen und würde sie auch beim nächsten Versuch ablehnen. Es wurde nichts abgebucht, Ihre Bestellung bleibt gespeichert. Wenn E-Mail-Adresse oder Anschrift einen Tippfehler enthalten, rufen Sie uns bitte an, wir korrigieren ihn.',
    byTransfer: 'Sie können auch überweisen: Auf der Seite Ihrer Bestellung genügt dafür ein Klick.',
  },
  chosen: {
    subject: (number) => `Daten für Ihre Überweisung – Bestellung ${number}`,
    title: 'Sie zahlen per Überweisung',
    text: 'Ihre Bestellung zahlen Sie jetzt per Überweisung, bitte nicht zusätzlich online. Sobald Ihre Zahlung eingegangen ist, beginnen wir mit der Bearbeitung.',
  },
  reminder: {
    subject: (number) => `Ihre Zahlung fehlt noch – Bestellung ${number}`,
    preview: (amount, day) => `Bitte überweisen Sie ${amount} bis zum ${day}.`,
    title: { deposit: 'Ihre Anzahlung ist noch nicht da', whole: 'Ihre Zahlung ist noch nicht da' },
    text: {
      preliminary:
        'die Fertigung beginnt, sobald Ihre Zahlung eingegangen ist und Sie die Maße bestätigt haben. Haben Sie in den letzten Tagen überwiesen, müssen Sie nichts tun.',
      binding:
        'sobald Ihre Zahlung eingegangen ist, beginnen wir mit der Bearbeitung. Haben Sie in den letzten Tagen überwiesen, müssen Sie nichts tun.',
    },
    payBy: 'Zahlbar\u00a0bis',
  },
  released: {
    subject: (number) => `Lagerware nicht mehr reserviert – Bestellung ${number}`,
    title: 'Ihre Lagerware ist nicht mehr reserviert',
    text: 'die Zeit, in der wir die Lagerware für Sie zurückgehalten haben, ist abgelaufen; sie kann jetzt auch von anderen gekauft werden. Ihre Bestellung gilt weiter: Öffnen Sie sie über die Schaltfläche unten, dann reservieren wir wieder für Sie, was noch auf Lager ist. Dasselbe tun wir, sobald Sie zahlen. Was dann vergriffen ist, liefern wir nach; Sie sehen es auf der Seite Ihrer Bestellung.',
    onDelivery:
      'die Zeit, in der wir die Lagerware für Sie zurückgehalten haben, ist abgelaufen; sie kann jetzt auch von anderen gekauft werden. Ihre Bestellung gilt weiter: Öffnen Sie sie über die Schaltfläche unten, dann reservieren wir wieder für Sie, was noch auf Lager ist. Was dann vergriffen ist, liefern wir nach; Sie sehen es auf der Seite Ihrer Bestellung.',
  },
  renewed: {
    subject: (number) => `Ein Teil Ihrer Ware ist vergriffen – Bestellung ${number}`,
    title: 'Ihre Ware ist wieder reserviert, ein Teil fehlt',
    text: 'was noch auf Lager war, haben wir wieder für Sie reserviert. Die folgenden Stücke sind inzwischen vergriffen; wir liefern sie nach, und Ihre Bestellung gilt weiter.',
    goods: 'Was wir nachliefern',
  },

  checked: {
    subject: {
      made: (number) => `Ihre Maße sind bestätigt – Bestellung ${number}`,
      stock: (number) => `Ihre Bestellung ${number} ist verbindlich`,
    },
    title: {
      made: 'Ihre Maße sind bestätigt, die Bestellung ist verbindlich',
      stock: 'Ihre Bestellung ist besprochen und verbindlich',
    },
    text: {
      made: 'wir sind Maße und Ausführung mit Ihnen durchgegangen. Ihre Bestellung ist jetzt verbindlich.',
      stock: 'wir sind Ihre Bestellung am Telefon mit Ihnen durchgegangen. Sie ist jetzt verbindlich.',
    },
    awaited: 'Sobald Ihre Zahlung eingegangen ist, beginnen wir mit der Bearbeitung.',
    wrong:
      'Stimmt etwas nicht, melden Sie sich bitte gleich bei uns. Sobald die Fertigung begonnen hat, lässt sich die Bestellung nicht mehr ändern.',
  },
  shipped: {
    subject: {
      delivery: (number) => `Ihre Ware ist unterwegs – Bestellung ${number}`,
      pickup: (number) => `Ihre Ware ist abholbereit – Bestellung ${number}`,
    },
    title: { delivery: 'Ihre Ware ist unterwegs zu Ihnen', pickup: 'Ihre Ware ist abholbereit' },
    text: {
      delivery:
        'die Ware aus Ihrer Bestellung hat unser Lager verlassen. Die Uhrzeit der Lieferung vereinbaren wir mit Ihnen am Telefon.',
      pickup:
        'die Ware aus Ihrer Bestellung liegt im Lager für Sie bereit. Bei der Abholung genügt Ihre Bestellnummer.',
    },
    arrives: 'Liefertag',
    parcel: 'Sendungsnummer',
    goods: { delivery: 'Was wir liefern', pickup: 'Was für Sie bereitliegt' },
    allPaid: 'Es ist alles bezahlt, bei der Übergabe zahlen Sie nichts mehr.',
    returned: (amount) => `Wir haben Ihnen ${amount} erstattet. Bei der Übergabe zahlen Sie nichts.`,
    lookAtIt:
      'Sehen Sie sich die Ware bei der Übergabe bitte an und lassen Sie Transportschäden vom Fahrer bestätigen. Ihre Gewährleistungsrechte behalten Sie auch dann, wenn Ihnen ein Mangel erst später auffällt.',
  },
  ended: {
    subject: (number) => `Bestellung ${number} ist storniert`,
    title: {
      unpaid: 'Keine Zahlung, Ihre Bestellung ist storniert',
      incomplete: 'Unvollständige Zahlung, Ihre Bestellung ist storniert',
      unavailable: 'Wir können Ihre Bestellung nicht ausführen',
      cancelled: 'Ihre Bestellung ist storniert',
    },
    text: {
      unpaid:
        'bis zum Ende der Frist ist keine Zahlung eingegangen, deshalb haben wir Ihre Bestellung storniert. Sie zahlen nichts.',
      incomplete:
        'bis zum Ende der Frist ist nur ein Teil der Zahlung eingegangen, deshalb haben wir Ihre Bestellung storniert. Was eingegangen ist, erstatten wir Ihnen und schreiben Ihnen, sobald es so weit ist.',
      unavailable:
        'es tut uns leid: Wir konnten die Ware nicht für Sie bereitstellen und haben Ihre Bestellung storniert. Sie zahlen nichts und müssen nichts tun.',
      cancelled:
        'wir haben Ihre Bestellung storniert. Was Sie schon gezahlt haben, erstatten wir und schreiben Ihnen dann.',
    },
    ordered: 'Bestellt\u00a0am',
    goods: 'Was storniert wurde',
    onItsWay:
      'Haben Sie doch schon überwiesen, geht nichts verloren: Sobald das Geld da ist, nehmen wir die Bestellung wieder auf; ist die Ware dann vergriffen, erstatten wir alles.',
    again: 'Sie können jederzeit neu bestellen. Bei Fragen rufen Sie uns einfach an.',
  },
  returned: {
    subject: (number) => `Zahlung erstattet – Bestellung ${number}`,
    preview: (amount) => `${amount} sind auf dem Weg zu Ihnen.`,
    title: {
      all: 'Wir haben Ihre Zahlung erstattet',
      twice: 'Wir haben den überzahlten Betrag erstattet',
      part: 'Wir haben einen Teil Ihrer Zahlung erstattet',
    },
    text: {
      all: 'Ihre Bestellung konnten wir nicht mehr ausführen. Was Sie dafür gezahlt haben, haben wir erstattet.',
      twice:
        'für Ihre Bestellung ist mehr eingegangen, als zu zahlen war. Was zu viel war, haben wir erstattet; die Bestellung gilt unverändert.',
      part: 'wir haben Ihnen Geld für Ihre Bestellung erstattet. Wie viel weiterhin bezahlt ist, finden Sie unten.',
    },
    amount: 'Erstattet',
    stillPaid: 'Weiterhin bezahlt',
    way: 'Rückzahlung',
    sameWay: 'auf dem Weg Ihrer Zahlung',
    takesDays: 'Je nach Bank kann es einige Tage dauern, bis Sie den Betrag sehen. Sie müssen nichts tun.',
  },
};
