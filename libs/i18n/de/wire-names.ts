import type { Texts } from '../texts/texts';

export const wireNames: Texts['wireNames'] = {
  technicalControl: 'Technische Prüfung der Bestellung',
  comfortDelivery: 'Komfortlieferung',
  childGuard: 'Kindersicherung für alle Fenster',
  pickup: 'Selbstabholung im Lager bei Brünn',
  delivery: 'Lieferung an Ihre Adresse',
  doubleGlass: (mm) => `Zweifachverglasung ${mm}\u00a0mm`,
  tripleGlass: (mm) => `Dreifachverglasung ${mm}\u00a0mm`,
  spacer: (name) => `Abstandhalter ${name}`,
  bars: (name) => `Sprossen ${name}`,
  priceParts: {
    'light-above': 'Oberlicht mit Kämpfer',
    'light-below': 'Unterlicht mit Kämpfer',
    profile: 'Profil',
    colour: 'Farbe',
    glass: 'Glas',
    'filling-glass': 'Glas der Füllung',
    'inner-sill-caps': 'Endkappen der Innenfensterbank',
    'inner-sill-joint': 'Verbinder der Innenfensterbank',
    'outer-sill-caps': 'Endkappen der Außenfensterbank',
    'outer-sill-joint': 'Verbinder der Außenfensterbank',
  },
  payments: {
    card: { name: 'Kredit- oder Debitkarte', description: 'Sicher über den Zahlungsdienst GoPay.' },
    cashAtPickup: { name: 'Bar bei Abholung', description: 'Sie zahlen im Lager.' },
    cashOnDelivery: { name: 'Nachnahme', description: 'Sie zahlen bar bei der Lieferung.' },
    transferAll: {
      name: 'Vorkasse (Überweisung)',
      description: 'Sie überweisen den gesamten Betrag. Die Bank berechnet dafür üblicherweise 1\u00a0€.',
    },
    transferDeposit: {
      name: 'Anzahlung 30\u00a0% per Überweisung',
      description: 'Sie überweisen 30\u00a0% im Voraus. Die Bank berechnet dafür üblicherweise 1\u00a0€.',
    },
    paypalAll: { name: 'PayPal', description: 'Sie zahlen den gesamten Betrag über PayPal.' },
    paypalDeposit: { name: 'Anzahlung 30\u00a0% über PayPal', description: 'Sie zahlen 30\u00a0% über PayPal.' },
    byPhone: { name: 'Zahlung nach Absprache', description: 'Die Zahlung klären wir am Telefon.' },
  },
  paymentRefusals: {
    'delivery-first': 'Bitte wählen Sie zuerst eine Lieferart.',
    'technical-control':
      'Vor einer Online-Zahlung prüfen wir Ihre Bestellung. Ohne technische Prüfung ist sie sofort verbindlich, und Sie können gleich auf diesem Weg bezahlen.',
    'carrier-limit': (limit) =>
      `Die Spedition darf bei der Lieferung höchstens ${limit} in bar annehmen. Bitte zahlen Sie per Überweisung oder holen Sie die Ware selbst ab.`,
  },
  restInCash: 'Den Restbetrag zahlen Sie bar bei der Übergabe.',
  restByTransfer: (limit) =>
    `Den Restbetrag überweisen Sie vor der Lieferung: Die Spedition darf höchstens ${limit} in bar annehmen.`,
  laterPayment: {
    rest: {
      cash: (amount) => `Den Restbetrag von ${amount} zahlen Sie bar bei der Übergabe.`,
      transfer: (amount) =>
        `Den Restbetrag von ${amount} überweisen Sie vor der Lieferung: So hohe Beträge darf die Spedition nicht in bar annehmen.`,
    },
    all: {
      cash: (amount) => `${amount} zahlen Sie bar bei der Übergabe.`,
      transfer: (amount) =>
        `${amount} überweisen Sie vor der Lieferung: So hohe Beträge darf die Spedition nicht in bar annehmen.`,
      'phone-transfer': (amount) =>
        `${amount} überweisen Sie vor der Lieferung, weil die Spedition so hohe Beträge nicht in bar annehmen darf; Einzelheiten und Lieferpreis klären wir mit Ihnen am Telefon.`,
      phone: {
        delivery: 'Die Zahlung klären wir mit Ihnen am Telefon; der Lieferpreis wird danach berechnet.',
        pickup: 'Die Zahlung klären wir mit Ihnen am Telefon.',
      },
      agreed: {
        delivery: 'Die Zahlung und den Lieferpreis haben wir mit Ihnen am Telefon geklärt.',
        pickup: 'Die Zahlung haben wir mit Ihnen am Telefon geklärt.',
      },
    },
  },
  arrives: {
    delivery: {
      binding: (day) => `Lieferung spätestens am ${day}`,
      preliminary: (day) => `Lieferung voraussichtlich bis ${day}`,
    },
    pickup: {
      binding: (day) => `Abholbereit spätestens am ${day}`,
      preliminary: (day) => `Abholbereit voraussichtlich bis ${day}`,
    },
  },
  callOverdue: (phone) =>
    `Unser Anruf steht noch aus? Entschuldigen Sie bitte, wir melden uns so bald wie möglich. Oder rufen Sie uns an: ${phone}.`,
  backOrdered: (pieces) => `${pieces}\u00a0Stück später, sobald die Ware wieder auf Lager ist`,
  unheld: (pieces) => `${pieces}\u00a0Stück reservieren wir, sobald Ihre Zahlung da ist`,
};
