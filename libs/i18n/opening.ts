import type { Catalogue } from './catalogue';

/** Opening step (OPEN-01 to OPEN-10). */
export type OpeningTexts = {
  heading: string;
  lead: string;
  sashes: string;
  /** Name of the n-th of so many fields from the left, seen from inside. */
  sash: (number: number, of: number) => string;
  choiceFor: (number: number) => string;
  range: string;
  mostUsed: string;
  all: (count: number) => string;
  chosen: string;
  refusedHeading: string;
  note: string;
  fixedLead: string;
  loading: string;
  failed: string;
};

const german: OpeningTexts = {
  heading: 'Wie soll sich das Fenster öffnen?',
  lead: 'Wählen Sie den Flügel und seine Öffnungsart. Gezeichnet ist die Ansicht von innen.',
  sashes: 'Flügel',
  sash: (number, of) =>
    of === 1 ? 'Flügel' : of === 2 ? (number === 1 ? 'Linker Flügel' : 'Rechter Flügel') : `${number}. Feld von links`,
  choiceFor: (number) => `Flügel ${number}`,
  range: 'Umfang der Liste',
  mostUsed: 'Am häufigsten',
  all: (count) => `Alle Arten (${count})`,
  chosen: 'Gewählt',
  refusedHeading: 'Hier nicht möglich',
  note: 'Gekippt lüftet der Flügel, geöffnet lässt er sich von beiden Seiten putzen. Ein Flügel ohne Griff öffnet erst nach dem ersten.',
  fixedLead: 'Dieses Produkt ist fest verglast und lässt sich nicht öffnen.',
  loading: 'Öffnungsarten werden geladen …',
  failed: 'Die Öffnungsarten konnten nicht geladen werden.',
};

export const openingTexts: Catalogue<OpeningTexts> = {
  cs: {
    heading: 'Jak se má okno otvírat',
    lead: 'Vyberte křídlo a\u00a0k\u00a0němu způsob otvírání. Kreslíme pohled zevnitř.',
    sashes: 'Křídlo',
    sash: (number, of) =>
      of === 1 ? 'Křídlo' : of === 2 ? (number === 1 ? 'Levé křídlo' : 'Pravé křídlo') : `${number}. pole zleva`,
    choiceFor: (number) => `Křídlo ${number}`,
    range: 'Rozsah seznamu',
    mostUsed: 'Nejčastější',
    all: (count) => `Všechny typy (${count})`,
    chosen: 'Vybráno',
    refusedHeading: 'Tady to nejde',
    note: 'Sklopené křídlo větrá, otevřené se umyje z\u00a0obou stran. Křídlo bez kliky otevřete až po prvním.',
    fixedLead: 'Tento výrobek má pevné zasklení a\u00a0neotvírá se.',
    loading: 'Načítáme typy otvírání…',
    failed: 'Typy otvírání se nepodařilo načíst.',
  },
  sk: {
    heading: 'Ako sa má okno otvárať',
    lead: 'Vyberte krídlo a k nemu spôsob otvárania. Kreslíme pohľad zvnútra.',
    sashes: 'Krídlo',
    sash: (number, of) =>
      of === 1 ? 'Krídlo' : of === 2 ? (number === 1 ? 'Ľavé krídlo' : 'Pravé krídlo') : `${number}. pole zľava`,
    choiceFor: (number) => `Krídlo ${number}`,
    range: 'Rozsah zoznamu',
    mostUsed: 'Najčastejšie',
    all: (count) => `Všetky typy (${count})`,
    chosen: 'Vybrané',
    refusedHeading: 'Tu to nejde',
    note: 'Sklopené krídlo vetrá, otvorené sa umyje z oboch strán. Krídlo bez kľučky otvoríte až po prvom.',
    fixedLead: 'Tento výrobok má pevné zasklenie a neotvára sa.',
    loading: 'Načítavame typy otvárania…',
    failed: 'Typy otvárania sa nepodarilo načítať.',
  },
  at: german,
  de: german,
  hu: {
    heading: 'Hogyan nyíljon az ablak?',
    lead: 'Válassza ki a szárnyat és a nyitásmódot. A rajz belső nézetet mutat.',
    sashes: 'Szárny',
    sash: (number, of) =>
      of === 1 ? 'Szárny' : of === 2 ? (number === 1 ? 'Bal szárny' : 'Jobb szárny') : `${number}. mező balról`,
    choiceFor: (number) => `${number}. szárny`,
    range: 'A lista terjedelme',
    mostUsed: 'Leggyakoribb',
    all: (count) => `Minden típus (${count})`,
    chosen: 'Kiválasztva',
    refusedHeading: 'Itt nem lehetséges',
    note: 'A bebillentett szárny szellőztet, a kinyitott mindkét oldalról tisztítható. A kilincs nélküli szárny csak az első után nyitható.',
    fixedLead: 'Ez a termék fix üvegezésű, nem nyílik.',
    loading: 'Nyitásmódok betöltése…',
    failed: 'A nyitásmódokat nem sikerült betölteni.',
  },
};
