import type { WithdrawalTexts } from '../texts/withdrawal';

export const withdrawal: WithdrawalTexts = {
  heading: 'Odstúpenie od zmluvy',
  lead: 'Od zmluvy na skladový tovar môžete do 14\u00a0dní od prevzatia odstúpiť bez uvedenia dôvodu. Stačí tento formulár.',
  name: 'Meno a\u00a0priezvisko',
  number: 'Číslo objednávky',
  numberHint: 'Nájdete ho v\u00a0predmete potvrdenia, napríklad 2026/06000123.',
  email: 'E-mail z\u00a0objednávky',
  emailHint: 'Potvrdenie pošleme na adresu, ktorú má objednávka.',
  goods: 'Od čoho odstupujete',
  pieces: (name) => `Počet kusov: ${name}`,
  less: (name) => `O\u00a0kus menej: ${name}`,
  more: (name) => `O\u00a0kus viac: ${name}`,
  ofPieces: (pieces) => `z\u00a0${pieces}\u00a0ks`,
  bars: {
    'made-to-measure':
      'Vyrábame na mieru podľa vášho zadania, preto od zmluvy nemožno odstúpiť bez uvedenia dôvodu. Práva z\u00a0vád tým nie sú dotknuté.',
    'cut-to-length':
      'Strihá sa na dĺžku podľa vášho zadania, preto od zmluvy nemožno odstúpiť bez uvedenia dôvodu. Práva z\u00a0vád tým nie sú dotknuté.',
  },
  accessoriesStay:
    'Doplnky k\u00a0tomuto výrobku vyrábame na mieru, odstúpenie sa na ne preto nevzťahuje: zostanú vám a\u00a0ich cenu nevraciame.',
  already: 'Od zmluvy na tento tovar ste už odstúpili.',
  wholeOrder:
    'Odstúpite od zmluvy na všetok tovar objednávky, pri ktorom je to možné. Ak chcete vrátiť len časť, otvorte odkaz v\u00a0potvrdení objednávky: tam vyberiete tovar aj počet kusov.',
  choose: 'Vyberte tovar, od ktorého odstupujete.',
  goOn: 'Pokračovať',
  check: 'Skontrolovať odstúpenie',
  checkLead: 'Odoslaním odstupujete od zmluvy v\u00a0tomto znení.',
  everything: 'Všetok tovar objednávky, od ktorého možno odstúpiť',
  back: 'Späť',
  confirm: 'Potvrdiť odstúpenie',
  failed: (phone) =>
    `Odstúpenie sa nepodarilo odoslať. Skúste to, prosím, znova, alebo zavolajte na ${phone}. Odstúpiť môžete aj e-mailom.`,
  done: 'Odstúpenie sme prijali',
  received: 'Prijaté',
  moment: (day, time) => `${day}, ${time}`,
  order: 'Objednávka',
  amount: 'Cena s\u00a0DPH',
  sent: (email) =>
    `Potvrdenie s\u00a0týmto obsahom, dňom a\u00a0časom posielame na ${email}. Nájdete v\u00a0ňom aj to, ako tovar vrátiť a\u00a0kedy dostanete peniaze.`,
  sentToOrder: (phone) =>
    `Ak číslo a\u00a0e-mail patria k\u00a0objednávke, potvrdenie s\u00a0obsahom, dňom a\u00a0časom príde do niekoľkých minút na jej adresu. Ak nepríde, zavolajte, prosím, na ${phone}.`,
  toOrder: 'Späť na objednávku',
  until: (day) => `Odstúpiť môžete do ${day}.`,
  untilDelivered: 'Odstúpiť môžete hneď, najneskôr do 14\u00a0dní od prevzatia.',
  over: 'Podľa našich údajov lehota už uplynula. Ak tovar prišiel neskôr, ozvite sa nám.',
  ended: 'Objednávka už neplatí, preto nie je od čoho odstúpiť.',
  nothingLeft: 'V\u00a0objednávke nie je nič, od čoho by bolo možné odstúpiť bez uvedenia dôvodu.',
  declared: (moment, amount) => `Odstúpenie prijaté ${moment}, cena ${amount}`,
};
