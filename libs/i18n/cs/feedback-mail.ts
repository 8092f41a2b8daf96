/** The mail that brings a visitor's message to the shop's people. */
export const feedbackMail = {
  /** `number` tells the messages of an inbox apart. */
  subject: (number: string) => `Zpráva ze stránky ${number}`,
  title: 'Zpráva od návštěvníka',
  name: 'Jméno',
  phone: 'Telefon',
  email: 'E-mail',
  open: 'Otevřít kopii konfigurace',
  /** Where it was written. */
  screen: 'Napsáno na',
  browser: 'Prohlížeč',
  logEntry: 'Záznam o\u00a0chybě',
};
