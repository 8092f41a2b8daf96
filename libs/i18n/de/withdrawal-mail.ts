import type { Texts } from '../texts/texts';

export const withdrawalMail: Texts['withdrawalMail'] = {
  subject: (number) => `Widerruf – Bestellung ${number}`,
  preview: (moment) => `Ihr Widerruf ist eingegangen: ${moment}.`,
  title: 'Ihr Widerruf ist eingegangen',
  intro: 'wir bestätigen Ihnen den Eingang Ihres Widerrufs mit folgendem Inhalt.',
  received: 'Eingegangen',
  name: 'Erklärt\u00a0von',
  amount: { part: 'Preis der Ware inkl. MwSt.', whole: 'Preis mit Lieferung, inkl. MwSt.' },
  goods: 'Sie widerrufen den Kauf dieser Ware',
  sendBack:
    'Bitte senden Sie die Ware innerhalb von 14\u00a0Tagen ab dem Tag des Widerrufs zurück. Was Sie noch nicht erhalten haben, brauchen Sie nicht zurückzusenden.',
  refund:
    'Was Sie für die Ware gezahlt haben, erstatten wir innerhalb von 14\u00a0Tagen ab dem Widerruf auf dem Weg Ihrer Zahlung. Wir dürfen damit warten, bis die Ware wieder bei uns ist oder Sie nachweisen, dass Sie sie abgesandt haben.',
  examined: {
    late: 'Nach unseren Angaben ist die Widerrufsfrist abgelaufen. Wir prüfen, wann die Ware angekommen ist, und melden uns bei Ihnen.',
    nothing:
      'Nach unseren Angaben enthält die Bestellung keine Ware, für die noch ein Widerrufsrecht besteht. Wir prüfen das und melden uns bei Ihnen.',
  },
  mistake: 'Sie haben nicht widerrufen? Bitte antworten Sie gleich auf diese E-Mail.',
};
