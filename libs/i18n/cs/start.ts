import type { HingeSide } from '@fenestra/domain/configuration/geometry/hinge-side';
import { madeToMeasureDays, stockDaysFrom, stockDaysTo } from '@fenestra/domain/shop/delivery-promise';

type Hinges = { readonly what: string; readonly where?: string; readonly handle: string };

const hinges: Record<HingeSide, Hinges> = {
  right: { what: 'panty', where: 'vpravo', handle: 'klika vlevo' },
  left: { what: 'panty', where: 'vlevo', handle: 'klika vpravo' },
  'sides-handle-right': { what: 'panty', where: 'po stranách', handle: 'klika na pravém křídle' },
  'sides-handle-left': { what: 'panty', where: 'po stranách', handle: 'klika na levém křídle' },
  'sides-handles': { what: 'panty', where: 'po stranách', handle: 'klika na každém křídle' },
  bottom: { what: 'panty', where: 'dole', handle: 'klika nahoře' },
  top: { what: 'panty', where: 'nahoře', handle: 'klika dole' },
  middle: { what: 'osa', where: 'uprostřed', handle: 'klika nahoře' },
  none: { what: 'neotevírá se', handle: 'bez kliky' },
};

export const start = {
  heading: 'Okna a\u00a0dveře na míru, přesně na milimetr',
  lead: 'Vyberte výrobek, rozměr zadáte v\u00a0dalším kroku. Cena platí za\u00a0nejmenší rozměr.',
  stepsHeading: 'Od rozměru k\u00a0oknu',
  steps: [
    {
      title: 'Vyberete a\u00a0změříte',
      text: 'Stačí metr a\u00a0průvodce měřením. Kalkulačka sama odečte montážní spáru i\u00a0podkladní profil.',
    },
    {
      title: 'Cenu vidíte hned',
      text: 'Každá volba ukazuje rozdíl v\u00a0ceně dřív, než ji potvrdíte. Doprava se počítá podle PSČ.',
    },
    {
      title: 'Technik zkontroluje',
      text: 'Před výrobou objednávku projde technik a\u00a0klientské centrum vám zavolá. U\u00a0oken na míru je kontrola zdarma.',
    },
    {
      title: 'Přivezeme domů',
      text: `Na míru do ${madeToMeasureDays}\u00a0pracovních dnů, skladové rozměry za ${stockDaysFrom} až ${stockDaysTo}\u00a0pracovní dny.`,
    },
  ],
  profileHeading: 'Co je uvnitř profilu',
  profileLead: 'Kvalitu okna nepoznáte z\u00a0fotky, ale z\u00a0řezu. Proto ho u\u00a0každého profilu ukazujeme.',
  profileDrawing: 'Řez oknem: rám, křídlo a\u00a0trojsklo',
  profileParts: [
    { part: 'Šest komor v\u00a0rámu', value: '80\u00a0mm' },
    { part: 'Vnitřní dorazové těsnění', value: '' },
    { part: 'Středové těsnění', value: '' },
    { part: 'Trojsklo s\u00a0argonem', value: '44\u00a0mm' },
    { part: 'Ocelová výztuha', value: '1,5\u00a0mm' },
  ],
  stockHeading: 'Skladem, odesíláme do dvou pracovních dnů',
  stockLead: `Panty hledejte při pohledu z\u00a0místnosti. Hotové rozměry jsou bílé, doručíme je za ${stockDaysFrom} až ${stockDaysTo}\u00a0pracovní dny.`,
  size: 'Rozměr v\u00a0mm',
  product: 'Výrobek',
  openingSide: 'Strana otevírání',
  drawing: 'Výkres',
  availability: 'Na skladě',
  buy: 'Koupit',
  toCart: 'Do košíku',
  adding: 'Vkládáme…',
  added: (name: string) => `V\u00a0košíku: ${name}`,
  notAdded: 'Produkt se nepodařilo přidat do košíku',
  /** Of what is sold out, made to the same size. */
  madeToMeasure: 'Na míru',
  hinges,
  measureHeading: 'Jak měřit',
  measureLead: 'Stavební otvor změřte na třech místech a\u00a0počítejte s\u00a0nejmenším rozměrem.',
  measures: [
    {
      title: 'Šířka',
      text: 'Otvor má být o\u00a02 až 3\u00a0cm širší než okno, u\u00a0velkých nebo barevných oken až o\u00a05\u00a0cm.',
    },
    {
      title: 'Výška',
      text: 'Výška okna (bez podkladního profilu) má být o\u00a05 až 6\u00a0cm menší než výška otvoru, u\u00a0velkých nebo barevných oken až o\u00a08\u00a0cm.',
    },
    { title: 'Podkladní profil', text: 'Výška okna nezahrnuje podkladní profil 30\u00a0mm.' },
  ],
};
