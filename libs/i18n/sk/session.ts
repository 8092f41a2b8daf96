import type { Texts } from '../texts/texts';

export const session: Texts['session'] = {
  saved: 'Uložené. Každá zmena sa ukladá hneď.',
  saving: 'Ukladáme…',
  waiting: 'Zmena čaká na pripojenie, nič sa nestratí.',
  startedOtherwise: (wanted, taken) =>
    `Rozmer ${wanted}\u00a0mm z\u00a0odkazu sa nedá vyrobiť, začíname s\u00a0${taken}\u00a0mm.`,
  heldPrice: (day) => `Cena z\u00a0ponuky drží do ${day}; zmena ju prepočíta.`,
  earlier: (name, size) => `Rozpracovaný výrobok ${name}, ${size}\u00a0mm, zostal uložený.`,
  backToEarlier: 'Vrátiť sa k\u00a0nemu',
};
