import type { FeedbackMailTexts } from '../texts/feedback-mail';

export const feedbackMail: FeedbackMailTexts = {
  subject: (number) => `Üzenet a weboldalról ${number}`,
  title: 'Egy látogató üzenete',
  name: 'Név',
  phone: 'Telefon',
  email: 'E-mail',
  open: 'A konfiguráció másolatának megnyitása',
  screen: 'Itt íródott',
  browser: 'Böngésző',
  logEntry: 'Hibabejegyzés',
};
