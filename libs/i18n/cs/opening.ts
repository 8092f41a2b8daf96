import type { OpeningTexts } from '../texts/opening';

export const opening: OpeningTexts = {
  lead: 'Vyberte křídlo a\u00a0k\u00a0němu způsob otvírání. Kreslíme pohled zevnitř.',
  sashes: 'Křídlo',
  sash: (number, of) =>
    of === 1 ? 'Křídlo' : of === 2 ? (number === 1 ? 'Levé křídlo' : 'Pravé křídlo') : `${number}. pole zleva`,
  light: { above: 'Nadsvětlík', below: 'Podsvětlík' },
  choiceFor: (number) => `Křídlo ${number}`,
  range: 'Rozsah seznamu',
  mostUsed: 'Nejčastější',
  all: (count) => `Všechny typy (${count})`,
  chosen: 'Vybráno',
  hints: {
    'no-handle': 'bez kliky',
    'no-tilt': 'bez sklápění',
    'with-tilt': 'se sklápěním',
    'handle-left': 'klika vlevo',
    'handle-right': 'klika vpravo',
  },
  refusedHeading: 'Tady to nejde',
  note: 'Sklopené křídlo větrá, otevřené se umyje z\u00a0obou stran. Křídlo bez kliky otevřete až po prvním.',
  fixedLead: 'Tento výrobek má pevné zasklení a\u00a0neotvírá se.',
  loading: 'Načítáme typy otvírání…',
  failed: 'Typy otvírání se nepodařilo načíst.',
};
