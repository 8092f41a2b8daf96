import type { TransomLight } from '@fenestra/domain/configuration/configuration';
import type { OpeningDifference } from '@fenestra/domain/configuration/geometry/opening-difference';

/** Opening step (OPEN-01 to OPEN-10). */
export const opening = {
  lead: 'Vyberte křídlo a\u00a0k\u00a0němu způsob otevírání. Kreslíme pohled zevnitř.',
  sashes: 'Křídlo',
  /** Name of a field, seen from inside: the only one, those of two, the n-th of more from the left. */
  sash: {
    only: 'Křídlo',
    left: 'Levé křídlo',
    right: 'Pravé křídlo',
    ofMany: (number: number) => `${number}. pole zleva`,
  },
  light: { above: 'Nadsvětlík', below: 'Podsvětlík' } satisfies Record<TransomLight['place'], unknown>,
  choiceFor: (number: number) => `Křídlo ${number}`,
  range: 'Rozsah seznamu',
  mostUsed: 'Nejčastější',
  all: (count: number) => `Všechny typy (${count})`,
  chosen: 'Vybráno',
  /** What another opening is like beside the chosen one; a price follows. */
  hints: {
    'no-handle': 'bez kliky',
    'no-tilt': 'bez sklápění',
    'with-tilt': 'se sklápěním',
    'handle-left': 'klika vlevo',
    'handle-right': 'klika vpravo',
  } satisfies Record<OpeningDifference, unknown>,
  refusedHeading: 'Tady to nejde',
  note: 'Sklopené křídlo větrá, otevřené se umyje z\u00a0obou stran.',
  /** Where a sash has no handle. */
  passiveNote: 'Křídlo bez kliky otevřete až po prvním.',
  fixedLead: 'Tento výrobek má pevné zasklení a\u00a0neotevírá se.',
  loading: 'Načítáme typy otevírání…',
  failed: 'Typy otevírání se nepodařilo načíst.',
};
