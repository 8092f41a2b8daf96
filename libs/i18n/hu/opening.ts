import type { Texts } from '../texts/texts';

export const opening: Texts['opening'] = {
  lead: 'Válassza ki a szárnyat és a nyitásmódot. A rajz belső nézetet mutat.',
  sashes: 'Szárny',
  sash: { only: 'Szárny', left: 'Bal szárny', right: 'Jobb szárny', ofMany: (number) => `${number}. mező balról` },
  light: { above: 'Felülvilágító', below: 'Alsó mező' },
  choiceFor: (number) => `${number}. szárny`,
  range: 'A lista terjedelme',
  mostUsed: 'Leggyakoribb',
  all: (count) => `Minden típus (${count})`,
  chosen: 'Kiválasztva',
  hints: {
    'no-handle': 'kilincs nélkül',
    'no-tilt': 'bukó állás nélkül',
    'with-tilt': 'bukó állással',
    'handle-left': 'kilincs bal oldalon',
    'handle-right': 'kilincs jobb oldalon',
  },
  refusedHeading: 'Itt nem lehetséges',
  note: 'Bukó állásban a\u00a0szárny szellőztet, kinyitva mindkét oldala tisztítható.',
  passiveNote: 'A kilincs nélküli szárny csak a\u00a0kilincses szárny után nyitható.',
  fixedLead: 'Ez a termék fix üvegezésű, nem nyílik.',
  loading: 'Nyitásmódok betöltése…',
  failed: 'A nyitásmódokat nem sikerült betölteni.',
};
