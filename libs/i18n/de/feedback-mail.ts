import type { FeedbackMailTexts } from '../texts/feedback-mail';

export const feedbackMail: FeedbackMailTexts = {
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
