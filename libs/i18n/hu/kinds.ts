import type { KindsTexts, KindTexts } from '../texts/kinds';

const belowOpening = 'A teljes magasság legyen 5–6\u00a0cm-rel kisebb a nyílás magasságánál.';
const threePlaces = 'A szélességet és a magasságot három helyen mérje meg, és a legkisebb értékkel számoljon.';

const window: KindTexts = {
  openingHeading: 'Hogyan nyíljon az ablak?',
  dimensionsHeading: 'Az ablak méretei',
  dimensionsLead: 'Adja meg a tok külső méretét. A 30\u00a0mm-es talpprofil nem számít a magasságba.',
  wider: (price) => `A szélesebb ablak ${price} összeggel kerül többe.`,
  measuredLead: 'A legkisebb mért méretet adja meg. A szerelési hézagot és a talpprofilt levonjuk.',
  measureFold: 'Hogyan mérje meg helyesen az ablakot',
  measures: [
    'A nyílás legyen 2–3\u00a0cm-rel nagyobb az ablaknál.',
    belowOpening,
    'Az ablak magassága nem tartalmazza a 30\u00a0mm-es talpprofilt.',
    threePlaces,
  ],
  tooHeavyForComfort: (weightKg, limitKg) =>
    `Az ablak ${weightKg}\u00a0kg. A kényelmi szállítás legfeljebb ${limitKg}\u00a0kg-os darabokat visz be.`,
  tooLargeForComfort: (size, limit) =>
    `Az ablak mérete ${size}\u00a0mm. A kényelmi szállítás legfeljebb ${limit}\u00a0mm-es darabokat visz be.`,
  profileHeading: 'Az ablak profilja',
  profileLead: 'A tok és a szárny dönti el, mennyire jól véd az ablak a\u00a0hideg és a\u00a0zaj ellen.',
  transmittanceOf: 'ablak',
  colourHeading: 'Az ablak színe',
  colourLead: (profile, size) => `A felárak erre az ablakra szólnak: ${profile}, ${size}\u00a0mm, áfa nélkül.`,
  noDecor: 'Az ablak fehér lesz, dekor nem szükséges.',
  glassLead: 'Az árak a kiválasztott üveghez képesti különbséget mutatják, az egész ablakra.',
  netColourHint: 'az ablak külső színét ajánljuk',
  outerSillLength: 'Mint az ablak. Ha a végzárók a vakolatba kerülnek, vonjon le 2 × 5\u00a0mm-t.',
  changedElsewhere: 'Ezt az ablakot közben egy másik lapon módosították. A legfrissebb állapotot látja.',
};

const balcony: KindTexts = {
  openingHeading: 'Hogyan nyíljon az ajtó?',
  dimensionsHeading: 'Az ajtó méretei',
  dimensionsLead: window.dimensionsLead,
  wider: (price) => `A szélesebb ajtó ${price} összeggel kerül többe.`,
  measuredLead: window.measuredLead,
  measureFold: 'Hogyan mérje meg helyesen az ajtót',
  measures: [
    'A nyílás legyen 2–3\u00a0cm-rel nagyobb az ajtónál.',
    belowOpening,
    'Az ajtó magassága nem tartalmazza a 30\u00a0mm-es talpprofilt.',
    threePlaces,
  ],
  tooHeavyForComfort: (weightKg, limitKg) =>
    `Az ajtó ${weightKg}\u00a0kg. A kényelmi szállítás legfeljebb ${limitKg}\u00a0kg-os darabokat visz be.`,
  tooLargeForComfort: (size, limit) =>
    `Az ajtó mérete ${size}\u00a0mm. A kényelmi szállítás legfeljebb ${limit}\u00a0mm-es darabokat visz be.`,
  profileHeading: 'Az ajtó profilja',
  profileLead: 'A tok és a szárny dönti el, mennyire meleg és csendes az ajtó.',
  transmittanceOf: 'ajtó',
  colourHeading: 'Az ajtó színe',
  colourLead: (profile, size) => `A felárak erre az ajtóra szólnak: ${profile}, ${size}\u00a0mm, áfa nélkül.`,
  noDecor: 'Az ajtó fehér lesz, dekor nem szükséges.',
  glassLead: 'Az árak a kiválasztott üveghez képesti különbséget mutatják, az egész ajtóra.',
  netColourHint: 'az ajtó külső színét ajánljuk',
  outerSillLength: 'Mint az ajtó. Ha a végzárók a vakolatba kerülnek, vonjon le 2 × 5\u00a0mm-t.',
  changedElsewhere: 'Ezt az ajtót közben egy másik lapon módosították. A legfrissebb állapotot látja.',
};

const door: KindTexts = {
  ...balcony,
  openingHeading: 'Az ajtó nyitása és panelje',
  dimensionsLead: 'Adja meg a tok külső méretét. A küszöb beleszámít a magasságba.',
  measuredLead: 'A legkisebb mért méretet adja meg, a magasságot a kész padlótól. A szerelési hézagot levonjuk.',
  measures: [
    'A nyílás legyen 2–3\u00a0cm-rel nagyobb az ajtónál.',
    belowOpening,
    'Az ajtó magassága a küszöböt is tartalmazza, és a kész padlótól számít.',
    threePlaces,
  ],
};

const assembly: KindTexts = {
  ...window,
  openingHeading: 'Hogyan nyíljanak az elemek',
  dimensionsHeading: 'A kombináció méretei',
  wider: (price) => `A szélesebb kombináció ${price} összeggel kerül többe.`,
  measureFold: 'Hogyan mérje meg helyesen a kombinációt',
  measures: [
    'A nyílás legyen 2–3\u00a0cm-rel nagyobb a kombinációnál.',
    belowOpening,
    'A kombináció magassága nem tartalmazza a 30\u00a0mm-es talpprofilt.',
    threePlaces,
  ],
  tooHeavyForComfort: (_, limitKg) =>
    `A kényelmi szállítás legfeljebb ${limitKg}\u00a0kg-os darabokat visz be, a legnehezebb elem ennél nehezebb.`,
  tooLargeForComfort: (size, limit) =>
    `Az egyik elem mérete ${size}\u00a0mm. A kényelmi szállítás legfeljebb ${limit}\u00a0mm-es darabokat visz be.`,
  profileHeading: 'A kombináció profilja',
  profileLead: 'A tok és a szárny dönti el, mennyire meleg és csendes a kombináció. Minden elem profilja azonos.',
  transmittanceOf: 'kombináció',
  colourHeading: 'A kombináció színe',
  colourLead: (profile, size) => `A felárak erre a kombinációra szólnak: ${profile}, ${size}\u00a0mm, áfa nélkül.`,
  noDecor: 'A kombináció fehér lesz, dekor nem szükséges.',
  glassLead: 'Az árak a kiválasztott üveghez képesti különbséget mutatják, az egész kombinációra.',
  netColourHint: 'a kombináció külső színét ajánljuk',
  outerSillLength: 'Mint az elem. Ha a végzárók a vakolatba kerülnek, vonjon le 2 × 5\u00a0mm-t.',
  changedElsewhere: 'Ezt a kombinációt közben egy másik lapon módosították. A legfrissebb állapotot látja.',
};

export const kinds: KindsTexts = { window, balcony, door, assembly };
