import type { Texts } from '../texts/texts';

export const cartMail: Texts['cartMail'] = {
  subject: 'Warenkorb von Fenestra',
  about: (day) => `Warenkorb vom ${day}`,
  title: 'Ein Warenkorb zum Ansehen und Bestellen',
  intro: (name) =>
    `${name} sendet Ihnen einen Warenkorb aus unserem Shop. Sie können ihn ansehen, ändern und bestellen. Der Warenkorb des Absenders ändert sich dadurch nicht.`,
  open: 'Warenkorb öffnen',
  look: 'Nur ansehen',
  note: (name) => `Anmerkung: ${name}`,
  content: 'Das ist im Warenkorb',
  shortened: 'Woraus sich die Preise der weiteren Positionen ergeben, sehen Sie im Warenkorb.',
  free: 'kostenlos',
  prices: (day) =>
    `Preise und Termin sind vom ${day}. Die Preise der Produkte im Warenkorb bleiben; Lieferung, Rabatte und Termin werden beim Öffnen neu berechnet. Für Produkte nach Maß besteht kein Widerrufsrecht.`,
};
