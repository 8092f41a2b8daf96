/** The receipt of a withdrawal: its content, day and time (2011/83/EU Art. 11a(4)), and what follows. Moments and amounts come as written. */
export const withdrawalMail = {
  subject: (number: string) => `Odstoupení od smlouvy – objednávka ${number}`,
  preview: (moment: string) => `Vaše odstoupení jsme přijali ${moment}.`,
  title: 'Vaše odstoupení od smlouvy jsme přijali',
  /** After the greeting. */
  intro: 'potvrzujeme, že jsme od vás přijali odstoupení od smlouvy v\u00a0tomto znění.',
  received: 'Přijato',
  name: 'Odstupuje',
  /** What these goods were charged; of a whole order with its delivery. */
  amount: { part: 'Cena zboží s\u00a0DPH', whole: 'Cena s\u00a0dopravou a\u00a0DPH' },
  goods: 'Odstupujete od smlouvy na toto zboží',
  sendBack:
    'Zboží nám pošlete nebo předejte do 14\u00a0dnů ode dne odstoupení. Co jste ještě nedostali, vracet nemusíte.',
  refund:
    'Co jste za zboží zaplatili, vám vrátíme do 14\u00a0dnů od odstoupení stejným způsobem, jakým platba přišla. Počkat přitom smíme, až zboží dostaneme nebo až nám doložíte, že jste ho odeslali.',
  /** Instead of what follows: the term seems to be over, or there is nothing to withdraw from; people look at it. */
  examined: {
    late: 'Podle našich údajů lhůta pro odstoupení už uplynula. Ověříme, kdy zboží přišlo, a\u00a0ozveme se vám.',
    nothing:
      'Podle našich údajů v\u00a0objednávce není nic, od čeho by šlo odstoupit bez udání důvodu. Ověříme to a\u00a0ozveme se vám.',
  },
  mistake: 'Odstoupení jste neposlali vy? Odpovězte prosím hned na tento e-mail.',
};
