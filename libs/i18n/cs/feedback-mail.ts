import type { FeedbackMailTexts } from '../texts/feedback-mail';

export const feedbackMail: FeedbackMailTexts = {
  subject: (name) => `Zpráva ze stránky: ${name}`,
  title: 'Zpráva od návštěvníka',
  name: 'Jméno',
  phone: 'Telefon',
  email: 'E-mail',
  open: 'Otevřít kopii konfigurace',
  screen: 'Napsáno na',
  browser: 'Prohlížeč',
  logEntry: 'Záznam o\u00a0chybě',
};
