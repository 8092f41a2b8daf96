import { madeToMeasureDays } from '@fenestra/domain/shop/delivery-promise';
import type { Texts } from '../texts/texts';

export const offer: Texts['offer'] = {
  offer: 'Angebot',
  mail: {
    subject: (name) => `Gespeicherte Konfiguration: ${name}`,
    project: (elements) => `${elements} Produkte`,
    title: 'Ihre Konfiguration ist gespeichert',
    greeting: (name) => `Guten Tag, ${name},`,
    intro:
      'mit dem Link aus dieser E-Mail machen Sie am Computer oder am Telefon weiter. Sie haben damit nichts bestellt und zahlen nichts.',
    note: 'Ihre Anmerkung',
    netPrice: 'Preis ohne MwSt.',
    grossPrice: (percent) => `Preis inkl. ${percent}\u00a0% MwSt.`,
    validUntil: 'Preis gilt\u00a0bis',
    goOn: 'Konfiguration fortsetzen',
    pdf: 'Angebot als PDF',
    chosen: 'Das haben Sie gewählt',
    kept: 'Der Preis gilt für das Produkt, wie es gespeichert ist. Ändert sich die Preisliste, sehen Sie beim Öffnen beide Preise nebeneinander. Der Link gilt 12\u00a0Monate ab dem letzten Öffnen.',
  },
  document: {
    title: 'Angebot nach Maß',
    lead: 'Der Preis gilt genau für die Maße und Teile auf den Zeichnungen.',
    issued: 'Ausgestellt',
    validUntil: 'Gültig\u00a0bis',
    totalNet: 'Nettobetrag',
    totalGross: 'Gesamtbetrag inkl.\u00a0MwSt.',
    number: 'Nr.',
    part: 'Im Preis enthalten',
    make: 'Ausführung',
    included: 'enthalten',
    insideView: 'Innenansicht',
    onePiece: 'Ein Stück',
    prices: 'Preis',
    item: 'Position',
    pieces: 'Stk.',
    piece: { private: 'je Stück inkl. MwSt.', business: 'je Stück ohne MwSt.' },
    net: 'ohne MwSt.',
    gross: 'inkl. MwSt.',
    totalIn: (currency) => `Gesamt in ${currency}`,
    open: 'Öffnen und bestellen',
    openText:
      'Sie können das Angebot ändern oder gleich bestellen. Öffnen Sie es mit der Kamera Ihres Telefons oder unter:',
    payment: (deposit, prepaid) =>
      `Sie zahlen ${deposit}\u00a0% an und den Restbetrag spätestens bei der Lieferung, oder alles im Voraus mit ${prepaid}\u00a0% Rabatt. Wir liefern in bis zu ${madeToMeasureDays}\u00a0Arbeitstagen ab Eingang der Anzahlung oder Zahlung.`,
    terms: 'Bedingungen des Angebots',
    conditions: {
      price: (validUntil) =>
        `Der Preis gilt bis einschließlich ${validUntil}. Eine Änderung von Maß oder Ausführung berechnet ihn nach der Preisliste des Tages neu.`,
      always: [
        'Die Maße sind Fertigungsmaße des Rahmens ohne Anschlussprofil. Bitte messen Sie die Maueröffnung vor der Bestellung an drei Stellen in Breite und Höhe nach.',
        'Lieferung und Zusatzleistungen sind nicht enthalten; wir berechnen sie im Warenkorb nach Postleitzahl und Gewicht.',
        'Der Uw-Wert, bei Türen der Ud-Wert, ist nach EN ISO 10077-1 für dieses Produkt und sein Maß berechnet.',
      ],
      madeToMeasure: 'Für Maßanfertigungen besteht kein Widerrufsrecht.',
      terms: 'Es gelten die AGB auf den Seiten des Shops.',
    },
    page: (page, pages) => `Seite ${page} von ${pages}`,
  },
};
