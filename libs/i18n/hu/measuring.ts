import type { Texts } from '../texts/texts';

const threePlaces =
  'A\u00a0szélességet és a\u00a0magasságot három helyen mérje meg, és a\u00a0legkisebb értékkel számoljon.';

export const measuring: Texts['measuring'] = {
  places: {
    width: 'A\u00a0szélességet felül, középen és alul mérje meg.',
    height: 'A\u00a0magasságot bal oldalt, középen és jobb oldalt.',
    heightOfWindow: 'A\u00a0magasságot bal oldalt, középen és jobb oldalt, a\u00a0régi párkány nélkül.',
  },
  rules: {
    window: [
      'A\u00a0falnyílás legyen 2–3\u00a0cm\u2011rel szélesebb az ablaknál, nagy vagy színes ablaknál legfeljebb 5\u00a0cm\u2011rel.',
      'Az ablak magassága (a\u00a0párkányfogadó profil nélkül) legyen 5–6\u00a0cm\u2011rel kisebb a\u00a0falnyílás magasságánál, nagy vagy színes ablaknál legfeljebb 8\u00a0cm\u2011rel.',
      'Az ablak magassága nem tartalmazza a\u00a030\u00a0mm\u2011es párkányfogadó profilt.',
      threePlaces,
    ],
    balcony: [
      'A\u00a0falnyílás legyen 2–3\u00a0cm\u2011rel szélesebb az ajtónál, magas vagy színes ajtónál legfeljebb 5\u00a0cm\u2011rel.',
      'Az ajtó magassága (a\u00a0párkányfogadó profil nélkül) legyen 5–6\u00a0cm\u2011rel kisebb a\u00a0falnyílás magasságánál, magas vagy színes ajtónál legfeljebb 8\u00a0cm\u2011rel.',
      'Az ajtó magassága nem tartalmazza a\u00a030\u00a0mm\u2011es párkányfogadó profilt.',
      threePlaces,
    ],
    door: [
      'A\u00a0falnyílás legyen 2–3\u00a0cm\u2011rel szélesebb az ajtónál, magas vagy színes ajtónál legfeljebb 5\u00a0cm\u2011rel.',
      'Az ajtó magassága legyen 2–3\u00a0cm\u2011rel kisebb a\u00a0falnyílás kész padlótól mért magasságánál, magas vagy színes ajtónál legfeljebb 5\u00a0cm\u2011rel.',
      'Az ajtó magassága a\u00a0küszöböt is tartalmazza.',
      threePlaces,
    ],
    assembly: [
      'A\u00a0falnyílás legyen 2–3\u00a0cm\u2011rel szélesebb a\u00a0kombinációnál, nagy vagy színes kombinációnál legfeljebb 5\u00a0cm\u2011rel.',
      'A\u00a0kombináció magassága (a\u00a0párkányfogadó profil nélkül) legyen 5–6\u00a0cm\u2011rel kisebb a\u00a0falnyílás magasságánál, nagy vagy színes kombinációnál legfeljebb 8\u00a0cm\u2011rel.',
      'A\u00a0kombináció magassága nem tartalmazza a\u00a030\u00a0mm\u2011es párkányfogadó profilt.',
      threePlaces,
    ],
  },
  video: 'Videó lejátszása',
  guide: 'Útmutató letöltése (PDF)',
};
