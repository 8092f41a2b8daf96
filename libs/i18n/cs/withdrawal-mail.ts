import type { WithdrawalMailTexts } from '../texts/withdrawal-mail';

export const withdrawalMail: WithdrawalMailTexts = {
  subject: (number) => `Odstoupení od smlouvy – objednávka ${number}`,
  preview: (moment) => `Vaše odstoupení jsme přijali ${moment}.`,
  title: 'Vaše odstoupení od smlouvy jsme přijali',
  intro: 'potvrzujeme, že jsme od vás přijali odstoupení od smlouvy v\u00a0tomto znění.',
  received: 'Přijato',
  name: 'Odstupuje',
  amount: { part: 'Cena zboží s\u00a0DPH', whole: 'Cena s\u00a0dopravou a\u00a0DPH' },
  goods: 'Odstupujete od smlouvy na toto zboží',
  sendBack:
    'Zboží nám pošlete nebo předejte do 14\u00a0dnů ode dne odstoupení. Co jste ještě nedostali, vracet nemusíte.',
  refund:
    'Co jste za zboží zaplatili, vám vrátíme do 14\u00a0dnů od odstoupení stejným způsobem, jakým platba přišla. Počkat přitom smíme, až zboží dostaneme nebo až nám doložíte, že jste ho odeslali.',
  examined: {
    late: 'Podle našich údajů lhůta pro odstoupení už uplynula. Ověříme, kdy zboží přišlo, a\u00a0ozveme se vám.',
    nothing:
      'Podle našich údajů v\u00a0objednávce není nic, od čeho by šlo odstoupit bez udání důvodu. Ověříme to a\u00a0ozveme se vám.',
  },
  mistake: 'Odstoupení jste neposlali vy? Odpovězte prosím hned na tento e-mail.',
};
