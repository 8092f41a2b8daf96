import { withdrawalMail as german } from '../de/withdrawal-mail';
import type { Texts } from '../texts/texts';
import { austrian } from './austrian';

export const withdrawalMail: Texts['withdrawalMail'] = {
  ...austrian(german),
  subject: (number) => `Rücktritt vom Vertrag – Bestellung ${number}`,
  preview: (moment) => `Ihr Rücktritt vom Vertrag ist eingegangen: ${moment}.`,
  title: 'Ihr Rücktritt vom Vertrag ist eingegangen',
  intro: 'wir bestätigen Ihnen den Eingang Ihres Rücktritts (Widerrufs) mit folgendem Inhalt.',
  goods: 'Sie treten vom Kauf dieser Ware zurück',
  sendBack:
    'Bitte senden Sie die Ware innerhalb von 14\u00a0Tagen ab dem Tag des Rücktritts zurück. Was Sie noch nicht erhalten haben, brauchen Sie nicht zurückzusenden.',
  refund:
    'Was Sie für die Ware gezahlt haben, erstatten wir innerhalb von 14\u00a0Tagen ab dem Rücktritt auf dem Weg Ihrer Zahlung. Wir dürfen damit warten, bis die Ware wieder bei uns ist oder Sie nachweisen, dass Sie sie abgesandt haben.',
  examined: {
    late: 'Nach unseren Angaben ist die Rücktrittsfrist abgelaufen. Wir prüfen, wann die Ware angekommen ist, und melden uns bei Ihnen.',
    nothing:
      'Nach unseren Angaben enthält die Bestellung keine Ware, für die noch ein Rücktrittsrecht besteht. Wir prüfen das und melden uns bei Ihnen.',
  },
  mistake: 'Sie sind nicht zurückgetreten? Bitte antworten Sie gleich auf diese E-Mail.',
};
