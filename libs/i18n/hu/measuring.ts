import type { MeasuringTexts } from '../texts/measuring';

const belowThreshold = 'A magasság legyen 5–6\u00a0cm-rel kisebb a falnyílás magasságánál.';
const belowOpening =
  'A magasság (a párkányfogadó profil nélkül) legyen 5–6\u00a0cm-rel kisebb a falnyílás magasságánál.';
const threePlaces = 'A szélességet és a magasságot három helyen mérje meg, és a legkisebb értékkel számoljon.';

export const measuring: MeasuringTexts = {
  rules: {
    window: [
      'A falnyílás legyen 2–3\u00a0cm-rel szélesebb az ablaknál.',
      belowOpening,
      'Az ablak magassága nem tartalmazza a 30\u00a0mm\u2011es párkányfogadó profilt.',
      threePlaces,
    ],
    balcony: [
      'A falnyílás legyen 2–3\u00a0cm-rel szélesebb az ajtónál.',
      belowOpening,
      'Az ajtó magassága nem tartalmazza a 30\u00a0mm\u2011es párkányfogadó profilt.',
      threePlaces,
    ],
    door: [
      'A falnyílás legyen 2–3\u00a0cm-rel szélesebb az ajtónál.',
      belowThreshold,
      'Az ajtó magassága a küszöböt is tartalmazza, és a kész padlótól számít.',
      threePlaces,
    ],
    assembly: [
      'A falnyílás legyen 2–3\u00a0cm-rel szélesebb a kombinációnál.',
      belowOpening,
      'A kombináció magassága nem tartalmazza a 30\u00a0mm\u2011es párkányfogadó profilt.',
      threePlaces,
    ],
  },
  video: 'Videó lejátszása',
  guide: 'Útmutató letöltése (PDF)',
};
