import type { LegalTexts } from '../texts/legal';

export const legal: LegalTexts = {
  terms: {
    title: 'Allgemeine Geschäftsbedingungen',
    paragraphs: [
      'Mit der verbindlichen Bestellung entsteht ein Kaufvertrag. Eine vorläufige Bestellung prüft zuerst unser Techniker; verbindlich wird sie erst mit seiner Bestätigung. Überweisen können Sie auch vorher; bestätigen wir die Bestellung nicht, erhalten Sie den Betrag vollständig zurück.',
      'Waren nach Maß werden nach Ihren Angaben gefertigt. Die Fertigung beginnt, wenn die Anzahlung oder der volle Betrag eingegangen ist.',
      'Alle Preise gelten zum Zeitpunkt der Bestellung und enthalten die gesetzliche Steuer, sofern nichts anderes dabeisteht.',
    ],
  },
  privacy: {
    title: 'Datenschutz',
    paragraphs: [
      'Ihre Angaben brauchen wir für Bestellung, Lieferung und Gewährleistung. An den Spediteur geben wir nur Name, Anschrift und Telefon weiter.',
      'Sie können Auskunft, Berichtigung und Löschung verlangen. Bestellungen bewahren wir so lange auf, wie das Steuerrecht es fordert.',
    ],
  },
  withdrawal: {
    title: 'Widerruf',
    paragraphs: [
      'Lagerware können Sie innerhalb von 14 Tagen nach Erhalt ohne Angabe von Gründen zurückgeben.',
      'Für Ware, die nach Ihren Maßen gefertigt wurde, besteht kein Widerrufsrecht. Deshalb prüft unser Techniker die Maße vor der Fertigung.',
    ],
  },
  shipping: {
    title: 'Lieferung nach PLZ',
    paragraphs: [
      'Der Preis richtet sich nach Ort und Gesamtgewicht. Sie sehen ihn im Warenkorb, sobald Sie die Postleitzahl eingeben.',
      'Lagerware versenden wir binnen zwei Werktagen, Maßware in bis zu 28 Werktagen. Die Abholung im Lager bei Brünn ist kostenlos.',
    ],
  },
  payments: {
    title: 'Zahlung und Anzahlung',
    paragraphs: [
      'Maßware zahlen Sie ganz im Voraus mit 2 % Nachlass oder mit 30 % Anzahlung; den Restbetrag bei Lieferung oder Abholung oder vorher per Überweisung.',
      'Lagerware zahlen Sie mit Karte, über PayPal, per Überweisung oder bar bei Lieferung oder Abholung; auch für Maßware steht PayPal offen.',
    ],
  },
};
