import type { Texts } from '../texts/texts';

export const withdrawalMail: Texts['withdrawalMail'] = {
  subject: (number) => `Odstúpenie od zmluvy – objednávka ${number}`,
  preview: (moment) => `Vaše odstúpenie sme prijali ${moment}.`,
  title: 'Vaše odstúpenie od zmluvy sme prijali',
  intro: 'potvrdzujeme, že sme od vás prijali odstúpenie od zmluvy v\u00a0tomto znení.',
  received: 'Prijaté',
  name: 'Odstupuje',
  amount: { part: 'Cena tovaru s\u00a0DPH', whole: 'Cena s\u00a0dopravou a\u00a0DPH' },
  goods: 'Odstupujete od zmluvy na tento tovar',
  sendBack:
    'Tovar nám pošlite alebo odovzdajte do 14\u00a0dní odo dňa odstúpenia. Čo ste ešte nedostali, vracať nemusíte.',
  refund:
    'Čo ste za tovar zaplatili, vám vrátime do 14\u00a0dní od odstúpenia rovnakým spôsobom, akým platba prišla. Počkať pritom smieme, kým tovar dostaneme alebo kým nám preukážete, že ste ho odoslali.',
  examined: {
    late: 'Podľa našich údajov lehota na odstúpenie už uplynula. Overíme, kedy tovar prišiel, a\u00a0ozveme sa vám.',
    nothing:
      'Podľa našich údajov v\u00a0objednávke nie je nič, od čoho by bolo možné odstúpiť bez uvedenia dôvodu. Overíme to a\u00a0ozveme sa vám.',
  },
  mistake: 'Odstúpenie ste neposlali vy? Odpovedzte, prosím, hneď na tento e-mail.',
};
