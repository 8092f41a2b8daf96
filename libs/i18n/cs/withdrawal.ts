import type { WithdrawalExclusion } from '@fenestra/domain/ordering/withdrawal';

/** The page on which a shopper withdraws, and what the order's own page says of it. Days and amounts come as they are written. */
export const withdrawal = {
  heading: 'Odstoupení od smlouvy',
  lead: 'Od smlouvy na skladové zboží můžete do 14\u00a0dnů od převzetí odstoupit bez udání důvodu. Stačí tento formulář.',
  name: 'Jméno a\u00a0příjmení',
  number: 'Číslo objednávky',
  numberHint: 'Stojí v\u00a0předmětu potvrzení, například 2026/07000123.',
  email: 'E-mail z\u00a0objednávky',
  emailHint: 'Potvrzení pošleme na adresu, kterou má objednávka.',
  goods: 'Od čeho odstupujete',
  pieces: (name: string) => `Počet kusů: ${name}`,
  less: (name: string) => `O\u00a0kus méně: ${name}`,
  more: (name: string) => `O\u00a0kus více: ${name}`,
  ofPieces: (pieces: number) => `z\u00a0${pieces}\u00a0ks`,
  /** Why a line may not be withdrawn from. */
  bars: {
    'made-to-measure':
      'Vyrábíme na míru podle vašeho zadání, proto od smlouvy nelze odstoupit bez udání důvodu. Práva z\u00a0vadného plnění tím nejsou dotčena.',
    'cut-to-length':
      'Stříháme na délku podle vašeho zadání, proto od smlouvy nelze odstoupit bez udání důvodu. Práva z\u00a0vadného plnění tím nejsou dotčena.',
  } satisfies Record<WithdrawalExclusion, unknown>,
  /** With a product from stock that has accessories made to its size. */
  accessoriesStay:
    'Doplňky k\u00a0tomuto výrobku vyrábíme na míru, odstoupení se na ně proto nevztahuje: zůstanou vám a\u00a0jejich cenu nevracíme.',
  already: 'Od smlouvy na toto zboží jste už odstoupili.',
  /** Without the link of an order. */
  wholeOrder:
    'Odstoupíte od smlouvy na všechno zboží objednávky, u\u00a0kterého to jde. Chcete-li vrátit jen část, otevřete odkaz v\u00a0potvrzení objednávky: tam vyberete zboží i\u00a0počet kusů.',
  choose: 'Vyberte zboží, od kterého odstupujete.',
  goOn: 'Pokračovat',
  check: 'Zkontrolujte odstoupení',
  checkLead: 'Odesláním odstupujete od smlouvy v\u00a0tomto znění.',
  everything: 'Všechno zboží objednávky, od kterého lze odstoupit',
  back: 'Zpět',
  /** Alone on the button that binds, in the words of the law. */
  confirm: 'Potvrdit odstoupení',
  failed: (phone: string) =>
    `Odstoupení se nepodařilo odeslat. Zkuste to prosím znovu, nebo zavolejte na ${phone}. Odstoupit můžete i\u00a0e-mailem.`,
  done: 'Odstoupení jsme přijali',
  received: 'Přijato',
  moment: (day: string, time: string) => `${day}, ${time}`,
  order: 'Objednávka',
  amount: 'Cena s\u00a0DPH',
  sent: (email: string) =>
    `Potvrzení s\u00a0tímto obsahem, dnem a\u00a0časem posíláme na ${email}. Najdete v\u00a0něm i\u00a0to, jak zboží vrátit a\u00a0kdy dostanete peníze.`,
  sentToOrder: (phone: string) =>
    `Patří-li číslo a\u00a0e-mail k\u00a0objednávce, potvrzení s\u00a0obsahem, dnem a\u00a0časem přijde během několika minut na její adresu. Když nepřijde, zavolejte prosím na ${phone}.`,
  toOrder: 'Zpět na objednávku',
  /** Until when; without a day while none can be named. */
  until: (day: string) => `Odstoupit můžete do ${day}.`,
  untilDelivered: 'Odstoupit můžete hned, nejpozději do 14\u00a0dnů od převzetí.',
  over: 'Podle našich údajů lhůta už uplynula. Pokud zboží přišlo později, ozvěte se nám.',
  ended: 'Objednávka už neplatí, není tedy od čeho odstoupit.',
  nothingLeft: 'V\u00a0objednávce není nic, od čeho by šlo odstoupit bez udání důvodu.',
  /** What was withdrawn from before. */
  declared: (moment: string, amount: string) => `Odstoupení přijaté ${moment}, cena ${amount}`,
};
