import { madeToMeasureDays, stockDaysFrom, stockDaysTo } from '@fenestra/domain/shop/delivery-promise';
import type { Texts } from '../texts/texts';

export const start: Texts['start'] = {
  heading: 'Okná a\u00a0dvere na mieru, presne na milimeter',
  lead: 'Vyberte výrobok, rozmer zadáte v\u00a0ďalšom kroku. Cena platí za\u00a0najmenší rozmer.',
  stepsHeading: 'Od rozmeru k\u00a0oknu',
  steps: [
    {
      title: 'Vyberiete a\u00a0zmeriate',
      text: 'Stačí meter a\u00a0sprievodca meraním. Kalkulačka sama odpočíta montážnu škáru aj podkladový profil.',
    },
    {
      title: 'Cenu vidíte hneď',
      text: 'Každá voľba ukáže rozdiel v\u00a0cene skôr, než ju potvrdíte. Doprava sa počíta podľa PSČ.',
    },
    {
      title: 'Technik skontroluje',
      text: 'Pred výrobou objednávku prejde technik a\u00a0klientske centrum vám zavolá. Pri oknách na mieru je kontrola bezplatná.',
    },
    {
      title: 'Privezieme domov',
      text: `Na mieru do ${madeToMeasureDays}\u00a0pracovných dní, skladové rozmery za ${stockDaysFrom} až ${stockDaysTo}\u00a0pracovné dni.`,
    },
  ],
  profileHeading: 'Čo je vnútri profilu',
  profileLead: 'Kvalitu okna nespoznáte z\u00a0fotky, ale z\u00a0rezu. Preto ho pri každom profile ukazujeme.',
  profileDrawing: 'Rez oknom: rám, krídlo a\u00a0trojsklo',
  profileParts: [
    { part: 'Šesť komôr v\u00a0ráme', value: '80\u00a0mm' },
    { part: 'Vnútorné dorazové tesnenie', value: '' },
    { part: 'Stredové tesnenie', value: '' },
    { part: 'Trojsklo s\u00a0argónom', value: '44\u00a0mm' },
    { part: 'Oceľová výstuha', value: '1,5\u00a0mm' },
  ],
  stockHeading: 'Na sklade, odosielame do dvoch pracovných dní',
  stockLead: `Pánty hľadajte pri pohľade z\u00a0miestnosti. Hotové rozmery sú biele, doručíme ich za ${stockDaysFrom} až ${stockDaysTo}\u00a0pracovné dni.`,
  size: 'Rozmer v\u00a0mm',
  product: 'Výrobok',
  openingSide: 'Strana otvárania',
  drawing: 'Výkres',
  availability: 'Na sklade',
  buy: 'Kúpiť',
  toCart: 'Do košíka',
  adding: 'Vkladáme…',
  added: (name) => `V\u00a0košíku: ${name}`,
  notAdded: 'Produkt sa nepodarilo pridať do košíka',
  madeToMeasure: 'Na mieru',
  hinges: {
    right: { what: 'pánty', where: 'vpravo', handle: 'kľučka vľavo' },
    left: { what: 'pánty', where: 'vľavo', handle: 'kľučka vpravo' },
    'sides-handle-right': { what: 'pánty', where: 'po stranách', handle: 'kľučka na pravom krídle' },
    'sides-handle-left': { what: 'pánty', where: 'po stranách', handle: 'kľučka na ľavom krídle' },
    'sides-handles': { what: 'pánty', where: 'po stranách', handle: 'kľučka na každom krídle' },
    bottom: { what: 'pánty', where: 'dole', handle: 'kľučka hore' },
    top: { what: 'pánty', where: 'hore', handle: 'kľučka dole' },
    middle: { what: 'os', where: 'v\u00a0strede', handle: 'kľučka hore' },
    none: { what: 'neotvára sa', handle: 'bez kľučky' },
  },
  measureHeading: 'Ako merať',
  measureLead: 'Stavebný otvor zmerajte na troch miestach a\u00a0počítajte s\u00a0najmenším rozmerom.',
  measures: [
    {
      title: 'Šírka',
      text: 'Otvor má byť o\u00a02 až 3\u00a0cm širší než okno, pri veľkých alebo farebných oknách až o\u00a05\u00a0cm.',
    },
    {
      title: 'Výška',
      text: 'Výška okna (bez podkladového profilu) má byť o\u00a05 až 6\u00a0cm menšia než výška otvoru, pri veľkých alebo farebných oknách až o\u00a08\u00a0cm.',
    },
    { title: 'Podkladový profil', text: 'Výška okna nezahŕňa podkladový profil 30\u00a0mm.' },
  ],
};
