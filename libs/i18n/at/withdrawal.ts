import { withdrawal as german } from '../de/withdrawal';
import type { Texts } from '../texts/texts';
import { austrian } from './austrian';

export const withdrawal: Texts['withdrawal'] = {
  ...austrian(german),
  heading: 'Vom Vertrag zurücktreten',
  lead: 'Vom Kauf von Lagerware können Sie innerhalb von 14\u00a0Tagen nach Erhalt der Ware ohne Angabe von Gründen zurücktreten (Widerruf). Dieses Formular genügt.',
  numberHint: 'Sie steht im Betreff der Bestätigung, zum Beispiel 2026/08000123.',
  goods: 'Wovon Sie zurücktreten',
  bars: {
    'made-to-measure':
      'Maßanfertigung nach Ihren Angaben: Es besteht kein Rücktrittsrecht (§\u00a018 Abs.\u00a01 Z\u00a03 FAGG). Ihre Rechte bei Mängeln bleiben unberührt.',
    'cut-to-length':
      'Zuschnitt auf die Länge, die Sie angegeben haben: Es besteht kein Rücktrittsrecht (§\u00a018 Abs.\u00a01 Z\u00a03 FAGG). Ihre Rechte bei Mängeln bleiben unberührt.',
  },
  already: 'Vom Kauf dieser Ware sind Sie bereits zurückgetreten.',
  wholeOrder:
    'Sie treten vom Kauf aller Waren der Bestellung zurück, für die ein Rücktrittsrecht besteht. Möchten Sie nur von einem Teil zurücktreten, öffnen Sie bitte den Link in der Bestätigung: Dort wählen Sie Ware und Stückzahl.',
  choose: 'Bitte wählen Sie die Ware, von deren Kauf Sie zurücktreten.',
  check: 'Rücktritt prüfen',
  checkLead: 'Mit dem Absenden erklären Sie den Rücktritt mit diesem Inhalt.',
  confirm: 'Rücktritt bestätigen',
  failed: (phone) =>
    `Der Rücktritt konnte nicht gesendet werden. Bitte versuchen Sie es erneut oder rufen Sie uns an: ${phone}. Sie können auch per E\u2011Mail zurücktreten.`,
  done: 'Ihr Rücktritt ist eingegangen',
  until: (day) => `Sie können bis ${day} zurücktreten.`,
  untilDelivered: 'Sie können sofort zurücktreten, spätestens 14\u00a0Tage nach Erhalt der Ware.',
  ended: 'Die Bestellung ist nicht mehr gültig, ein Rücktritt ist daher nicht nötig.',
  declared: (moment, amount) => `Rücktritt eingegangen: ${moment}, Preis ${amount}`,
};
