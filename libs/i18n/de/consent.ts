import type { Texts } from '../texts/texts';

export const consent: Texts['consent'] = {
  title: 'Dürfen wir Besuche messen?',
  text: 'So erkennen wir, welche Werbung wirkt. Der Shop funktioniert mit und ohne Ihre Zustimmung gleich.',
  more: 'Was wir laden und wer was sieht',
  scripts:
    'Wir laden Skripte von Partnern: {partners}. Sie messen Besuche und Bestellungen und speichern dafür Daten in Ihrem Browser.',
  affiliate:
    'Wer Sie mit einem Link zu uns geschickt hat, erhält für Ihre Bestellung eine Provision. Das Netzwerk sieht die Bestellnummer und den Warenwert, nicht Ihren Namen.',
  trustedShops:
    'Trusted Shops sieht Bestellnummer, Betrag, Zahlungsart und Ihre E\u2011Mail-Adresse und bietet Ihnen den Käuferschutz an.',
  lasts: 'Ihre Entscheidung gilt ein halbes Jahr. Sie können sie jederzeit über den Link in der Fußzeile ändern.',
  refuse: 'Ablehnen',
  accept: 'Zustimmen',
};
