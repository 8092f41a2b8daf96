import type { Texts } from '../texts/texts';

export const feedbackMail: Texts['feedbackMail'] = {
  subject: (number) => `Správa zo stránky ${number}`,
  title: 'Správa od návštevníka',
  name: 'Meno',
  phone: 'Telefón',
  email: 'E-mail',
  open: 'Otvoriť kópiu konfigurácie',
  screen: 'Napísané na',
  browser: 'Prehliadač',
  logEntry: 'Záznam o\u00a0chybe',
};
