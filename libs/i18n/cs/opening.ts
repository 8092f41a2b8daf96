import type { OpeningTexts } from '../texts/opening';

export const opening: OpeningTexts = {
  lead: 'Vyberte křídlo a\u00a0k\u00a0němu způsob otevírání. Kreslíme pohled zevnitř.',
  sashes: 'Křídlo',
  sash: { only: 'Křídlo', left: 'Levé křídlo', right: 'Pravé křídlo', ofMany: (number) => `${number}. pole zleva` },
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
  note: 'Sklopené křídlo větrá, otevřené se umyje z\u00a0obou stran.',
  passiveNote: 'Křídlo bez kliky otevřete až po prvním.',
  fixedLead: 'Tento výrobek má pevné zasklení a\u00a0neotevírá se.',
  loading: 'Načítáme typy otevírání…',
  failed: 'Typy otevírání se nepodařilo načíst.',
};
