import { legal as german } from '../de/legal';
import type { Texts } from '../texts/texts';
import { austrian } from './austrian';

const { payments, withdrawal, complaints, ...others } = austrian(german);

export const legal: Texts['legal'] = {
  ...others,
  withdrawal: {
    title: 'Rücktrittsrecht (Widerruf)',
    paragraphs: [
      'Vom Kauf von Lagerware können Sie innerhalb von 14\u00a0Tagen nach Erhalt der Ware ohne Angabe von Gründen zurücktreten (Widerruf).',
      'Dafür genügt das Formular „Vom Vertrag zurücktreten“, das Sie am Ende jeder Seite und auf der Seite Ihrer Bestellung finden; zurücktreten können Sie auch per E\u2011Mail oder Brief. Den Eingang bestätigen wir sofort per E\u2011Mail. Die Ware senden Sie innerhalb von 14\u00a0Tagen ab dem Rücktritt zurück; wir erstatten Ihre Zahlung innerhalb von 14\u00a0Tagen ab dem Rücktritt, jedoch nicht, bevor die Ware bei uns ist oder Sie nachweisen, dass Sie sie abgesandt haben.',
      ...withdrawal.paragraphs.slice(2),
    ],
  },
  complaints: {
    ...complaints,
    paragraphs: complaints.paragraphs.with(
      1,
      'Mangelhafte Ware bessern wir kostenlos nach oder ersetzen sie. Gelingt das nicht in angemessener Zeit oder ist der Mangel schwerwiegend, können Sie den Preis mindern oder den Vertrag auflösen und erhalten Ihr Geld zurück.',
    ),
  },
  payments: {
    ...payments,
    paragraphs: [
      payments.paragraphs[0]!,
      'Lagerware zahlen Sie mit Karte, per Überweisung oder bar bei Lieferung oder Abholung.',
    ],
  },
};
