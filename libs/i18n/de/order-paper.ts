import type { Texts } from '../texts/texts';

export const orderPaper: Texts['orderPaper'] = {
  received: (day, time) => `Eingegangen am ${day}, ${time}\u00a0Uhr.`,
  buyer: 'Käufer',
  deliverTo: 'Lieferung an',
  seller: 'Verkäufer',
  piece: 'je Stück',
  sum: 'gesamt',
  pricesIn: {
    private: (currency) => `Preise in ${currency} inkl. MwSt.`,
    business: (currency) => `Preise in ${currency} ohne MwSt.`,
  },
  plan: {
    title: 'Zahlungsplan',
    payment: 'Zahlung',
    until: 'Fällig',
    how: 'Zahlungsart',
    gross: 'inkl. MwSt.',
    all: 'Gesamtbetrag',
    deposit: (percent) => `Anzahlung ${percent}\u00a0%`,
    rest: (percent) => `Restbetrag ${percent}\u00a0%`,
    by: (day) => `bis ${day}`,
    atOnce: 'sofort nach der Bestellung',
    paid: 'bezahlt',
    ways: {
      transfer: 'per Überweisung',
      card: 'mit Karte',
      paypal: 'über PayPal',
      cash: 'bar bei der Übergabe',
      phone: 'vereinbaren wir telefonisch',
      agreed: 'telefonisch vereinbart',
    },
  },
  proforma: {
    noInvoice:
      'Diese Proformarechnung ist keine Rechnung im Sinne des §\u00a014 UStG und berechtigt nicht zum Vorsteuerabzug.',
    ofOrder: (number) => `Zur Bestellung ${number}.`,
    issued: 'Ausgestellt',
    rate: 'Steuersatz',
    base: 'Nettobetrag',
    tax: 'MwSt.',
    gross: 'Bruttobetrag',
  },
};
