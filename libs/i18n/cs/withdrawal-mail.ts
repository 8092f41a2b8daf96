import type { WithdrawalMailTexts } from '../texts/withdrawal-mail';

export const withdrawalMail: WithdrawalMailTexts = {
  subject: (number) => `Odstoupení od smlouvy – objednávka ${number}`,
  preview: (moment) => `Vaše odstoupení jsme přijali ${moment}.`,
  title: 'Vaše odstoupení od smlouvy jsme přijali',
  intro: 'potvrzujeme, že jsme od vás přijali odstoupení od smlouvy v tomto znění.',
  received: 'Přijato',
  name: 'Odstupuje',
  amount: { part: 'Cena zboží s DPH', whole: 'Cena s dopravou a DPH' },
  goods: 'Odstupujete od smlouvy na toto zboží',
  sendBack:
    'Zboží nám pošlete nebo předejte do 14 dnů ode dne odstoupení. Kam a jak, vám napíšeme do jednoho pracovního dne. Co jste ještě nedostali, vracet nemusíte.',
  refund:
    'Co jste za zboží zaplatili, vám vrátíme do 14 dnů od odstoupení stejným způsobem, jakým platba přišla. Počkat přitom smíme, až zboží dostaneme nebo až nám doložíte, že jste ho odeslali.',
  mistake: 'Neodstoupili jste vy? Odpovězte prosím hned na tento e-mail.',
};
