import type { FeedbackMailTexts } from '../texts/feedback-mail';

export const feedbackMail: FeedbackMailTexts = {
  subject: (number) => `Zpráva ze stránky ${number}`,
  title: 'Zpráva od návštěvníka',
  name: 'Jméno',
  phone: 'Telefon',
  email: 'E-mail',
  open: 'Otevřít kopii konfigurace',
  screen: 'Napsáno na',
  browser: 'Prohlížeč',
  logEntry: 'Záznam o\u00a0chybě',
};
