import type { Texts } from '../texts/texts';

export const privacy: Texts['privacy'] = {
  mail: 'Unsere E\u2011Mails versendet ein Maildienst, der die Daten nur in unserem Auftrag verarbeitet.',
  card: 'Zahlen Sie mit Karte, erhält der Zahlungsdienst GoPay Name, Anschrift, Telefon, E\u2011Mail-Adresse, Bestellnummer und Betrag.',
  paypal: 'Zahlen Sie über PayPal, erhält PayPal Bestellnummer und Betrag.',
  heureka:
    'Heureka erhält nach der Bestellung Ihre E\u2011Mail-Adresse und die Bestellnummer und bittet Sie um eine Bewertung. Lehnen Sie Neuigkeiten in der Bestellung ab, werden Sie nicht angeschrieben. Stimmen Sie der Messung zu, erfährt Heureka auch, dass Sie nach einem Besuch seiner Seiten gekauft haben.',
  trustedShops:
    'Stimmen Sie der Messung zu, erhält Trusted Shops Bestellnummer, Betrag, Zahlungsart und Ihre E\u2011Mail-Adresse.',
  affiliate:
    'Stimmen Sie der Messung zu, erhält das Partnernetzwerk Bestellnummer und Warenwert, nicht aber Ihren Namen.',
  tagManager: 'Stimmen Sie der Messung zu, erfasst Google Tag Manager Besuche und Bestellungen ohne Ihren Namen.',
  captcha:
    'Wenn Sie uns über das Formular schreiben oder an einem Tag mehrere E\u2011Mails mit Links versenden, prüft Google reCAPTCHA anhand von IP-Adresse und Browserdaten, dass Sie kein Roboter sind.',
};
