import { madeToMeasureDays, madeToSizeDays, stockDaysFrom, stockDaysTo } from '@fenestra/domain/shop/delivery-promise';
import type { Texts } from '../texts/texts';

export const legal: Texts['legal'] = {
  terms: {
    title: 'Allgemeine Geschäftsbedingungen',
    paragraphs: [
      'Mit der verbindlichen Bestellung kommt ein Kaufvertrag zustande. Eine vorläufige Bestellung prüft zuerst unser Techniker; verbindlich wird sie erst mit unserer Bestätigung. Überweisen können Sie auch vorher; bestätigen wir die Bestellung nicht, erhalten Sie den Betrag vollständig zurück.',
      'Waren nach Maß werden nach Ihren Angaben gefertigt. Die Fertigung beginnt, sobald die Anzahlung oder der volle Betrag eingegangen ist, bei einer vorläufigen Bestellung erst nach deren Bestätigung.',
      'Es gelten die Preise zum Zeitpunkt der Bestellung. Sie enthalten die gesetzliche Mehrwertsteuer, soweit sie nicht als Nettopreise gekennzeichnet sind.',
      'So kommt der Vertrag zustande: Sie legen Produkte in den Warenkorb, wählen Lieferung und Zahlung, füllen das Formular aus und senden die Bestellung ab. Bis dahin können Sie alles im Warenkorb und im Formular ändern; fehlerhafte Angaben markiert das Formular. Den Eingang bestätigen wir sofort mit einer E\u2011Mail, die Ihre ganze Bestellung und als Anhang diese Bedingungen enthält. Vertragssprache ist Deutsch. Wir speichern den Vertrag; über den Link in der E\u2011Mail finden Sie ihn auch später.',
    ],
  },
  privacy: {
    title: 'Datenschutzerklärung',
    paragraphs: [
      'Ihre Angaben brauchen wir für Bestellung, Lieferung und Gewährleistung. An die Spedition geben wir nur Name, Anschrift und Telefon weiter.',
      'Sie können Auskunft, Berichtigung und Löschung verlangen. Bestellungen bewahren wir so lange auf, wie das Handels- und Steuerrecht es verlangt.',
    ],
  },
  withdrawal: {
    title: 'Widerrufsrecht',
    paragraphs: [
      'Den Kauf von Lagerware können Sie innerhalb von 14\u00a0Tagen nach Erhalt der Ware ohne Angabe von Gründen widerrufen.',
      'Dafür genügt das Formular „Vertrag widerrufen“, das Sie am Ende jeder Seite und auf der Seite Ihrer Bestellung finden; widerrufen können Sie auch per E\u2011Mail oder Brief. Den Eingang bestätigen wir sofort per E\u2011Mail. Die Ware senden Sie innerhalb von 14\u00a0Tagen ab dem Widerruf zurück; wir erstatten Ihre Zahlung innerhalb von 14\u00a0Tagen ab dem Widerruf, jedoch nicht, bevor die Ware bei uns ist oder Sie nachweisen, dass Sie sie abgesandt haben.',
      'Für Ware, die nach Ihren Maßen gefertigt oder auf Ihre Länge zugeschnitten wurde, besteht kein Widerrufsrecht. Wenn Sie die technische Prüfung nicht abwählen, prüft ein Techniker die Maße vor der Fertigung.',
    ],
  },
  shipping: {
    title: 'Lieferung und Versandkosten',
    paragraphs: [
      'Der Preis richtet sich nach Ort und Gesamtgewicht. Sie sehen ihn im Warenkorb, sobald Sie die Postleitzahl eingeben.',
      `Lagerware liefern wir in ${stockDaysFrom} bis ${stockDaysTo}\u00a0Arbeitstagen (Mo–Fr), Maßanfertigungen in bis zu ${madeToMeasureDays}\u00a0Arbeitstagen ab Eingang der Anzahlung oder Zahlung. Die Abholung im Lager bei Brünn ist kostenlos.`,
      `Zubehör, das wir nach Maß zu Lagerware fertigen, verlängert die Lieferzeit um bis zu ${madeToSizeDays}\u00a0Arbeitstage.`,
    ],
  },
  payments: {
    title: 'Zahlungsarten und Anzahlung',
    paragraphs: [
      'Maßanfertigungen zahlen Sie vollständig im Voraus mit 2\u00a0% Rabatt oder mit 30\u00a0% Anzahlung; den Restbetrag zahlen Sie bar bei Lieferung oder Abholung oder vorher per Überweisung.',
      'Lagerware zahlen Sie mit Karte, über PayPal, per Überweisung oder bar bei Lieferung oder Abholung. Auch Maßanfertigungen können Sie über PayPal zahlen.',
    ],
  },
  complaints: {
    title: 'Gewährleistung und Reklamation',
    paragraphs: [
      'Nach dem Gesetz haften wir dafür, dass die Ware bei der Übergabe frei von Mängeln ist und dem Vertrag entspricht. Diese Gewährleistung gilt zwei Jahre ab Erhalt der Ware und kostet Sie nichts; eine Garantie des Herstellers besteht, wenn er sie gibt, zusätzlich.',
      'Mangelhafte Ware bessern wir kostenlos nach oder ersetzen sie. Gelingt das nicht in angemessener Zeit oder ist der Mangel schwerwiegend, können Sie den Preis mindern oder vom Vertrag zurücktreten und erhalten Ihr Geld zurück.',
      'Melden Sie den Mangel bitte per E\u2011Mail, Telefon oder Brief, mit der Bestellnummer und möglichst mit einem Foto. Wir bestätigen den Eingang und kümmern uns ohne unnötige Verzögerung darum.',
      'Fenster und Außentüren tragen die CE-Kennzeichnung nach EN\u00a014351-1. Die Leistungserklärung auf Deutsch erhalten Sie mit der Ware, auf Wunsch schon vorher.',
    ],
  },
  disputes: {
    settledBy: (body, site) =>
      `Einigen wir uns nicht, können Sie sich als Verbraucher an diese Schlichtungsstelle wenden: ${body}, ${site}.`,
    noPart:
      'An Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil und sind dazu nicht verpflichtet.',
  },
  contact: {
    title: 'Kontakt und Impressum',
    people: 'Wir beraten Sie',
    hours: 'So erreichen Sie uns',
    imprint: 'Impressum',
    returns: 'Adresse für Rücksendungen',
  },
  accessibility: {
    title: 'Barrierefreiheit',
    paragraphs: [
      'In diesem Shop konfigurieren Sie Fenster und Türen, sehen ihren Preis, bestellen, bezahlen und verfolgen Ihre Bestellung. Alles lässt sich auch nur mit der Tastatur und mit einem Screenreader bedienen, auf dem Telefon und bei starker Vergrößerung.',
      'Wir richten uns nach den WCAG\u00a02.2, Stufe\u00a0AA. Jede Zeichnung hat eine Beschreibung in Worten, Fehler und Preisänderungen sagen wir in Worten, und nichts wird nur durch Farbe unterschieden.',
      'Sind Sie auf eine Barriere gestoßen? Bitte schreiben Sie uns oder rufen Sie an. Wir gehen die Bestellung auch am Telefon mit Ihnen durch.',
    ],
  },
};
