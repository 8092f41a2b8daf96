import type { Texts } from '../texts/texts';

export const feedbackMail: Texts['feedbackMail'] = {
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
