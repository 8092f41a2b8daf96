import type { kinds } from './kinds';

const threePlaces = 'Šířku i\u00a0výšku změřte na třech místech a\u00a0počítejte s\u00a0nejmenší hodnotou.';

/** What the guide to measuring and the calculator of the opening say. */
export const measuring = {
  /** Where an opening is measured; below a window a sill may lie in it. */
  places: {
    width: 'Šířku změřte nahoře, uprostřed a\u00a0dole.',
    height: 'Výšku vlevo, uprostřed a\u00a0vpravo.',
    heightOfWindow: 'Výšku vlevo, uprostřed a\u00a0vpravo, bez starého parapetu.',
  },
  /** DIM-15 to DIM-17 */
  rules: {
    window: [
      'Otvor má být o\u00a02 až 3\u00a0cm širší než okno, u\u00a0velkých nebo barevných oken až o\u00a05\u00a0cm.',
      'Výška okna (bez podkladního profilu) má být o\u00a05 až 6\u00a0cm menší než výška otvoru, u\u00a0velkých nebo barevných oken až o\u00a08\u00a0cm.',
      'Výška okna nezahrnuje podkladní profil 30\u00a0mm.',
      threePlaces,
    ],
    balcony: [
      'Otvor má být o\u00a02 až 3\u00a0cm širší než dveře, u\u00a0vysokých nebo barevných dveří až o\u00a05\u00a0cm.',
      'Výška dveří (bez podkladního profilu) má být o\u00a05 až 6\u00a0cm menší než výška otvoru, u\u00a0vysokých nebo barevných dveří až o\u00a08\u00a0cm.',
      'Výška dveří nezahrnuje podkladní profil 30\u00a0mm.',
      threePlaces,
    ],
    door: [
      'Otvor má být o\u00a02 až 3\u00a0cm širší než dveře, u\u00a0vysokých nebo barevných dveří až o\u00a05\u00a0cm.',
      'Výška dveří má být o\u00a02 až 3\u00a0cm menší než výška otvoru od hotové podlahy, u\u00a0vysokých nebo barevných dveří až o\u00a05\u00a0cm.',
      'Výška dveří zahrnuje práh.',
      threePlaces,
    ],
    assembly: [
      'Otvor má být o\u00a02 až 3\u00a0cm širší než sestava, u\u00a0velkých nebo barevných sestav až o\u00a05\u00a0cm.',
      'Výška sestavy (bez podkladního profilu) má být o\u00a05 až 6\u00a0cm menší než výška otvoru, u\u00a0velkých nebo barevných sestav až o\u00a08\u00a0cm.',
      'Výška sestavy nezahrnuje podkladní profil 30\u00a0mm.',
      threePlaces,
    ],
  } satisfies Record<keyof typeof kinds, unknown>,
  video: 'Přehrát video',
  guide: 'Stáhnout návod (PDF)',
};
