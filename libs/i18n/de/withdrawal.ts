import type { WithdrawalTexts } from '../texts/withdrawal';

export const withdrawal: WithdrawalTexts = {
  heading: 'Vertrag widerrufen',
  lead: 'Den Kauf von Lagerware können Sie innerhalb von 14\u00a0Tagen nach Erhalt der Ware ohne Angabe von Gründen widerrufen. Dieses Formular genügt.',
  name: 'Vor- und Nachname',
  number: 'Bestellnummer',
  numberHint: 'Sie steht im Betreff der Bestätigung, zum Beispiel 2026/09000123.',
  email: 'E\u2011Mail-Adresse der Bestellung',
  emailHint: 'Die Bestätigung geht an die Adresse, die zur Bestellung gehört.',
  goods: 'Ware, deren Kauf Sie widerrufen',
  pieces: (name) => `Stückzahl: ${name}`,
  less: (name) => `Ein Stück weniger: ${name}`,
  more: (name) => `Ein Stück mehr: ${name}`,
  ofPieces: (pieces) => `von ${pieces}\u00a0Stück`,
  bars: {
    'made-to-measure':
      'Maßanfertigung nach Ihren Angaben: Es besteht kein Widerrufsrecht (§\u00a0312g Abs.\u00a02 Nr.\u00a01 BGB). Ihre Rechte bei Mängeln bleiben unberührt.',
    'cut-to-length':
      'Zuschnitt auf die Länge, die Sie angegeben haben: Es besteht kein Widerrufsrecht (§\u00a0312g Abs.\u00a02 Nr.\u00a01 BGB). Ihre Rechte bei Mängeln bleiben unberührt.',
  },
  accessoriesStay:
    'Das Zubehör zu diesem Produkt wird nach Maß gefertigt und ist vom Widerruf ausgenommen: Es bleibt bei Ihnen, sein Preis wird nicht erstattet.',
  already: 'Den Kauf dieser Ware haben Sie bereits widerrufen.',
  wholeOrder:
    'Sie widerrufen den Kauf aller Waren der Bestellung, für die ein Widerrufsrecht besteht. Möchten Sie nur einen Teil widerrufen, öffnen Sie bitte den Link in der Bestätigung: Dort wählen Sie Ware und Stückzahl.',
  choose: 'Bitte wählen Sie die Ware, deren Kauf Sie widerrufen.',
  goOn: 'Weiter',
  check: 'Widerruf prüfen',
  checkLead: 'Mit dem Absenden erklären Sie den Widerruf mit diesem Inhalt.',
  everything: 'Alle Waren der Bestellung, für die ein Widerrufsrecht besteht',
  back: 'Zurück',
  confirm: 'Widerruf bestätigen',
  failed: (phone) =>
    `Der Widerruf konnte nicht gesendet werden. Bitte versuchen Sie es erneut oder rufen Sie uns an: ${phone}. Sie können auch per E\u2011Mail widerrufen.`,
  done: 'Ihr Widerruf ist eingegangen',
  received: 'Eingegangen',
  moment: (day, time) => `${day}, ${time}\u00a0Uhr`,
  order: 'Bestellung',
  amount: 'Preis inkl. MwSt.',
  sent: (email) =>
    `Die Bestätigung mit diesem Inhalt, Tag und Uhrzeit senden wir an ${email}. Darin steht auch, wie Sie die Ware zurücksenden und wann Sie Ihr Geld erhalten.`,
  sentToOrder: (phone) =>
    `Gehören Nummer und E\u2011Mail-Adresse zu einer Bestellung, kommt die Bestätigung mit Inhalt, Tag und Uhrzeit in wenigen Minuten an deren Adresse. Kommt sie nicht, rufen Sie uns bitte an: ${phone}.`,
  toOrder: 'Zurück zur Bestellung',
  until: (day) => `Sie können bis ${day} widerrufen.`,
  untilDelivered: 'Sie können sofort widerrufen, spätestens 14\u00a0Tage nach Erhalt der Ware.',
  over: 'Nach unseren Angaben ist die Frist abgelaufen. Kam die Ware später, melden Sie sich bitte bei uns.',
  ended: 'Die Bestellung ist nicht mehr gültig, es gibt also nichts zu widerrufen.',
  nothingLeft: 'Die Bestellung enthält keine Ware, für die noch ein Widerrufsrecht besteht.',
  declared: (moment, amount) => `Widerruf eingegangen: ${moment}, Preis ${amount}`,
};
