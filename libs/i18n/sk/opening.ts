import type { Texts } from '../texts/texts';

export const opening: Texts['opening'] = {
  lead: 'Vyberte krídlo a\u00a0k\u00a0nemu spôsob otvárania. Kreslíme pohľad zvnútra.',
  sashes: 'Krídlo',
  sash: { only: 'Krídlo', left: 'Ľavé krídlo', right: 'Pravé krídlo', ofMany: (number) => `${number}. pole zľava` },
  light: { above: 'Nadsvetlík', below: 'Podsvetlík' },
  choiceFor: (number) => `Krídlo ${number}`,
  range: 'Rozsah zoznamu',
  mostUsed: 'Najčastejšie',
  all: (count) => `Všetky typy (${count})`,
  chosen: 'Vybrané',
  hints: {
    'no-handle': 'bez kľučky',
    'no-tilt': 'bez sklápania',
    'with-tilt': 'so sklápaním',
    'handle-left': 'kľučka vľavo',
    'handle-right': 'kľučka vpravo',
  },
  refusedHeading: 'Tu to nejde',
  note: 'Sklopené krídlo vetrá, otvorené sa umyje z\u00a0oboch strán.',
  passiveNote: 'Krídlo bez kľučky otvoríte až po prvom.',
  fixedLead: 'Tento výrobok má pevné zasklenie a\u00a0neotvára sa.',
  loading: 'Načítavame typy otvárania…',
  failed: 'Typy otvárania sa nepodarilo načítať.',
};
