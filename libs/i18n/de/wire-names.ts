import type { WireNames } from '../texts/wire-names';

export const wireNames: WireNames = {
  technicalControl: 'Technische Prüfung der Bestellung',
  comfortDelivery: 'Komfortlieferung',
  childGuard: 'Kindersicherung für alle Fenster',
  pickup: 'Selbstabholung im Lager bei Brünn',
  delivery: 'Lieferung nach Hause',
  doubleGlass: (mm) => `Zweifachglas ${mm} mm`,
  tripleGlass: (mm) => `Dreifachglas ${mm} mm`,
  spacer: (name) => `Abstandhalter ${name}`,
  bars: (name) => `Sprossen ${name}`,
  priceParts: {
    profile: 'Profil',
    colour: 'Farbe',
    glass: 'Glas',
    'inner-sill-caps': 'Endkappen der Innenfensterbank',
    'inner-sill-joint': 'Verbinder der Innenfensterbank',
    'outer-sill-caps': 'Endkappen der Außenfensterbank',
    'outer-sill-joint': 'Verbinder der Außenfensterbank',
  },
  ownDesign: 'Maßanfertigung',
  payments: {
    card: { name: 'Kartenzahlung online', description: 'Sicher über das Zahlungsportal GoPay.' },
    cashAtPickup: { name: 'Bar bei Abholung', description: 'Sie zahlen im Lager.' },
    cashOnDelivery: { name: 'Nachnahme', description: 'Sie zahlen bar bei der Lieferung.' },
    transferAll: { name: 'Überweisung im Voraus', description: 'Sie überweisen den ganzen Betrag.' },
    transferDeposit: { name: 'Überweisung, Anzahlung 30 %', description: 'Sie überweisen 30 % im Voraus.' },
    paypalAll: { name: 'PayPal', description: 'Sie zahlen den ganzen Betrag über PayPal.' },
    paypalDeposit: { name: 'PayPal, Anzahlung 30 %', description: 'Sie zahlen 30 % über PayPal.' },
    byPhone: { name: 'Zahlung nach Absprache', description: 'Die Zahlung klären wir am Telefon.' },
  },
  paymentRefusals: {
    'delivery-first': 'Wählen Sie zuerst die Lieferung',
    'technical-control':
      'Vor einer Kartenzahlung prüfen wir die Bestellung. Ohne technische Prüfung wird die Bestellung verbindlich und Sie können sofort so bezahlen.',
    'carrier-limit': 'Der Spediteur darf an der Tür höchstens 1 500 EUR annehmen. Bitte wählen Sie die Überweisung.',
  },
  restInCash: 'Den Rest zahlen Sie bar bei der Lieferung.',
  restByTransfer: 'Den Rest überweisen Sie vor der Lieferung.',
  fromStock: 'Lieferung in 2 bis 3 Werktagen',
  madeToMeasure: 'Lieferung innerhalb von 28 Werktagen',
  backOrdered: (pieces) => `${pieces} Stk. kommen später, sobald sie wieder auf Lager sind`,
};
