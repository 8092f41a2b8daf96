import type { WithdrawalMailTexts } from '../texts/withdrawal-mail';

export const withdrawalMail: WithdrawalMailTexts = {
  subject: (number) => `Odstúpenie od zmluvy – objednávka ${number}`,
  preview: (moment) => `Vaše odstúpenie sme prijali ${moment}.`,
  title: 'Vaše odstúpenie od zmluvy sme prijali',
  intro: 'potvrdzujeme, že sme od vás prijali odstúpenie od zmluvy v tomto znení.',
  received: 'Prijaté',
  name: 'Odstupuje',
  amount: { part: 'Cena tovaru s DPH', whole: 'Cena s dopravou a DPH' },
  goods: 'Odstupujete od zmluvy na tento tovar',
  sendBack:
    'Tovar nám pošlite alebo odovzdajte do 14 dní odo dňa odstúpenia. Kam a ako, vám napíšeme do jedného pracovného dňa. Čo ste ešte nedostali, vracať nemusíte.',
  refund:
    'Čo ste za tovar zaplatili, vám vrátime do 14 dní od odstúpenia rovnakým spôsobom, akým platba prišla. Počkať pritom smieme, kým tovar dostaneme alebo kým nám preukážete, že ste ho odoslali.',
  mistake: 'Neodstúpili ste vy? Odpovedzte, prosím, hneď na tento e-mail.',
};
