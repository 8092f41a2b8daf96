import type { KindTexts, Texts } from '../texts/texts';

const window: KindTexts = {
  openingHeading: 'Hogyan nyíljon az ablak?',
  dimensionsHeading: 'Az ablak méretei',
  dimensionsLead: 'Adja meg a tokkülméretet. A 30\u00a0mm\u2011es párkányfogadó profil nem számít a magasságba.',
  wider: (price) => `A szélesebb ablak ${price}\u2011tal kerül többe.`,
  higher: (price) => `A magasabb ablak ${price}\u2011tal kerül többe.`,
  measuredLead: 'A legkisebb mért méretet adja meg. A beépítési hézagot és a párkányfogadó profilt levonjuk.',
  measureFold: 'Így mérje meg helyesen az ablakot',
  tooHeavyForComfort: (weightKg, limitKg) =>
    `Az ablak ${weightKg}\u00a0kg. A komfortkiszállítás legfeljebb ${limitKg}\u00a0kg\u2011os darabokat visz be.`,
  tooLargeForComfort: (size, limit) =>
    `Az ablak mérete ${size}\u00a0mm. A komfortkiszállítás legfeljebb ${limit}\u00a0mm\u2011es darabokat visz be.`,
  profileHeading: 'Az ablak profilja',
  profileLead: 'A tok és a szárny dönti el, mennyire jól véd az ablak a\u00a0hideg és a\u00a0zaj ellen.',
  transmittanceOf: 'ablak',
  colourHeading: 'Az ablak színe',
  colourLead: (profile, size, basis) => `A felárak erre az ablakra szólnak: ${profile}, ${size}\u00a0mm, ${basis}.`,
  noDecor: 'Az ablak fehér lesz, dekor nem szükséges.',
  glassLead: 'Az árak a kiválasztott üveghez képesti különbséget mutatják, az egész ablakra.',
  netColourHint: 'az ablak külső színét ajánljuk',
  outerSillLength: 'Mint az ablak. Ha a végzárók a vakolatba kerülnek, vonjon le 2\u00a0×\u00a05\u00a0mm\u2011t.',
  changedElsewhere: 'Ezt az ablakot közben egy másik lapon módosították. A legfrissebb állapotot látja.',
};

const balcony: KindTexts = {
  openingHeading: 'Hogyan nyíljon az ajtó?',
  dimensionsHeading: 'Az ajtó méretei',
  dimensionsLead: window.dimensionsLead,
  wider: (price) => `A szélesebb ajtó ${price}\u2011tal kerül többe.`,
  higher: (price) => `A magasabb ajtó ${price}\u2011tal kerül többe.`,
  measuredLead: window.measuredLead,
  measureFold: 'Így mérje meg helyesen az ajtót',
  tooHeavyForComfort: (weightKg, limitKg) =>
    `Az ajtó ${weightKg}\u00a0kg. A komfortkiszállítás legfeljebb ${limitKg}\u00a0kg\u2011os darabokat visz be.`,
  tooLargeForComfort: (size, limit) =>
    `Az ajtó mérete ${size}\u00a0mm. A komfortkiszállítás legfeljebb ${limit}\u00a0mm\u2011es darabokat visz be.`,
  profileHeading: 'Az ajtó profilja',
  profileLead: 'A tok és a szárny dönti el, mennyire jól véd az ajtó a\u00a0hideg és a\u00a0zaj ellen.',
  transmittanceOf: 'ajtó',
  colourHeading: 'Az ajtó színe',
  colourLead: (profile, size, basis) => `A felárak erre az ajtóra szólnak: ${profile}, ${size}\u00a0mm, ${basis}.`,
  noDecor: 'Az ajtó fehér lesz, dekor nem szükséges.',
  glassLead: 'Az árak a kiválasztott üveghez képesti különbséget mutatják, az egész ajtóra.',
  netColourHint: 'az ajtó külső színét ajánljuk',
  outerSillLength: 'Mint az ajtó. Ha a végzárók a vakolatba kerülnek, vonjon le 2\u00a0×\u00a05\u00a0mm\u2011t.',
  changedElsewhere: 'Ezt az ajtót közben egy másik lapon módosították. A legfrissebb állapotot látja.',
};

const door: KindTexts = {
  ...balcony,
  openingHeading: 'Az ajtó nyitásmódja és panelje',
  dimensionsLead: 'Adja meg a tokkülméretet. A küszöb beleszámít a magasságba.',
  measuredLead: 'A legkisebb mért méretet adja meg, a magasságot a kész padlótól. A beépítési hézagot levonjuk.',
  glassLead:
    'Az árak a felülvilágító kiválasztott üvegéhez képesti különbséget mutatják. A szárny üvege a panelhez tartozik.',
};

const assembly: KindTexts = {
  ...window,
  openingHeading: 'Hogyan nyíljanak az elemek?',
  dimensionsHeading: 'A kombináció méretei',
  wider: (price) => `A szélesebb kombináció ${price}\u2011tal kerül többe.`,
  higher: (price) => `A magasabb kombináció ${price}\u2011tal kerül többe.`,
  measureFold: 'Így mérje meg helyesen a kombinációt',
  tooHeavyForComfort: (_, limitKg) =>
    `A komfortkiszállítás legfeljebb ${limitKg}\u00a0kg\u2011os darabokat visz be, a legnehezebb elem ennél nehezebb.`,
  tooLargeForComfort: (size, limit) =>
    `Az egyik elem mérete ${size}\u00a0mm. A komfortkiszállítás legfeljebb ${limit}\u00a0mm\u2011es darabokat visz be.`,
  profileHeading: 'A kombináció profilja',
  profileLead:
    'A tok és a szárny dönti el, mennyire jól véd a\u00a0kombináció a\u00a0hideg és a\u00a0zaj ellen. Minden elem profilja azonos.',
  transmittanceOf: 'kombináció',
  colourHeading: 'A kombináció színe',
  colourLead: (profile, size, basis) => `A felárak erre a kombinációra szólnak: ${profile}, ${size}\u00a0mm, ${basis}.`,
  noDecor: 'A kombináció fehér lesz, dekor nem szükséges.',
  glassLead: 'Az árak a kiválasztott üveghez képesti különbséget mutatják, az egész kombinációra.',
  netColourHint: 'a kombináció külső színét ajánljuk',
  outerSillLength: 'Mint az elem. Ha a végzárók a vakolatba kerülnek, vonjon le 2\u00a0×\u00a05\u00a0mm\u2011t.',
  changedElsewhere: 'Ezt a kombinációt közben egy másik lapon módosították. A legfrissebb állapotot látja.',
};

export const kinds: Texts['kinds'] = { window, balcony, door, assembly };
