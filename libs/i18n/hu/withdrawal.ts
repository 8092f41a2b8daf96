import type { WithdrawalTexts } from '../texts/withdrawal';

export const withdrawal: WithdrawalTexts = {
  heading: 'Elállás a szerződéstől',
  lead: 'Raktári termék esetén az átvételtől számított 14\u00a0napon belül indokolás nélkül elállhat a szerződéstől. Elég kitöltenie ezt az űrlapot.',
  name: 'Név',
  number: 'Megrendelésszám',
  numberHint: 'A visszaigazolás tárgyában találja, például: 2026/10000123.',
  email: 'A megrendelés e-mail-címe',
  emailHint: 'A visszaigazolást a megrendeléshez tartozó címre küldjük.',
  goods: 'Mire vonatkozik az elállás',
  pieces: (name) => `Darabszám: ${name}`,
  less: (name) => `Eggyel kevesebb: ${name}`,
  more: (name) => `Eggyel több: ${name}`,
  ofPieces: (pieces) => `összesen ${pieces}\u00a0db`,
  bars: {
    'made-to-measure':
      'Egyedi méretre, az Ön megadott adatai alapján készül, ezért a fogyasztót nem illeti meg az elállási jog. A szavatossági jogokat ez nem érinti.',
    'cut-to-length':
      'Az Ön által megadott hosszra vágjuk, ezért a fogyasztót nem illeti meg az elállási jog. A szavatossági jogokat ez nem érinti.',
  },
  accessoriesStay:
    'A termékhez választott kiegészítők egyedi méretre készülnek, ezért az elállás rájuk nem vonatkozik: Önnél maradnak, az értük fizetett összeget nem térítjük vissza.',
  already: 'A termékre vonatkozó szerződéstől már elállt.',
  wholeOrder:
    'A megrendelés minden olyan terméke esetében eláll a szerződéstől, amelynél ez lehetséges. Ha csak egy részét küldené vissza, nyissa meg a visszaigazolásban lévő hivatkozást: ott kiválaszthatja a terméket és a darabszámot.',
  choose: 'Kérjük, válassza ki, melyik termékre vonatkozó szerződéstől áll el.',
  goOn: 'Tovább',
  check: 'Az elállás ellenőrzése',
  checkLead: 'A küldéssel az alábbi tartalommal eláll a szerződéstől.',
  everything: 'A megrendelés minden terméke, amelynél megilleti az elállási jog',
  back: 'Vissza',
  confirm: 'Elállás megerősítése',
  failed: (phone) =>
    `Az elállást nem sikerült elküldeni. Kérjük, próbálja újra, vagy hívjon minket: ${phone}. E-mailben is elállhat.`,
  done: 'Elállását megkaptuk',
  received: 'Beérkezett',
  moment: (day, time) => `${day} ${time}`,
  order: 'Megrendelés',
  amount: 'Bruttó ár',
  sent: (email) =>
    `A visszaigazolást ezzel a tartalommal, a nappal és az időponttal elküldjük erre a címre: ${email}. Abban azt is megtalálja, hogyan küldje vissza a terméket, és mikor kapja vissza a pénzét.`,
  sentToOrder: (phone) =>
    `Ha a szám és az e-mail-cím egy megrendeléshez tartozik, a visszaigazolás a tartalommal, a nappal és az időponttal néhány percen belül megérkezik annak címére. Ha nem érkezik meg, kérjük, hívjon minket: ${phone}.`,
  toOrder: 'Vissza a megrendeléshez',
  until: (day) => `Az elállás utolsó napja: ${day}`,
  untilDelivered: 'Már most elállhat, legkésőbb az átvételtől számított 14\u00a0napon belül.',
  over: 'Adataink szerint a határidő lejárt. Ha a termék később érkezett, kérjük, jelezze nekünk.',
  ended: 'A megrendelés már nem érvényes, ezért nincs mitől elállnia.',
  nothingLeft: 'A megrendelésben nincs olyan termék, amelynél elállási jog illetné meg.',
  declared: (moment, amount) => `Az elállás beérkezett: ${moment}, ár: ${amount}`,
};
