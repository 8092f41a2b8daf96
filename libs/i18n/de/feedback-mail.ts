import type { Texts } from '../texts/texts';

export const feedbackMail: Texts['feedbackMail'] = {
  subject: (number) => `Nachricht von der Website ${number}`,
  title: 'Nachricht eines Besuchers',
  name: 'Name',
  phone: 'Telefon',
  email: 'E-Mail',
  open: 'Kopie der Konfiguration öffnen',
  screen: 'Geschrieben auf',
  browser: 'Browser',
  logEntry: 'Fehlereintrag',
};
