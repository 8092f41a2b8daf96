import type { KindTexts, Texts } from '../texts/texts';

const window: KindTexts = {
  openingHeading: 'Ako sa má okno otvárať',
  dimensionsHeading: 'Rozmery okna',
  dimensionsLead: 'Zadajte vonkajší rozmer rámu. Podkladový profil 30\u00a0mm sa do výšky nepočíta.',
  wider: (price) => `Širšie okno vyjde o\u00a0${price} viac.`,
  higher: (price) => `Vyššie okno vyjde o\u00a0${price} viac.`,
  measuredLead: 'Zadajte najmenší nameraný rozmer. Montážnu škáru a\u00a0podkladový profil odpočítame.',
  measureFold: 'Ako okno správne zmerať',
  tooHeavyForComfort: (weightKg, limitKg) =>
    `Okno váži ${weightKg}\u00a0kg. Komfortné doručenie nosí kusy do ${limitKg}\u00a0kg.`,
  tooLargeForComfort: (size, limit) => `Okno meria ${size}\u00a0mm. Komfortné doručenie nosí kusy do ${limit}\u00a0mm.`,
  profileHeading: 'Profil okna',
  profileLead: 'Rám a\u00a0krídlo rozhodujú o\u00a0tom, ako dobre okno izoluje a\u00a0tlmí hluk.',
  transmittanceOf: 'okna',
  colourHeading: 'Farba okna',
  colourLead: (profile, size, basis) => `Príplatky sú pre okno ${profile}, ${size}\u00a0mm, ${basis}.`,
  noDecor: 'Okno bude biele, dekor netreba.',
  glassLead: 'Ceny ukazujú rozdiel oproti vybranému sklu, pre celé okno.',
  netColourHint: 'odporúčame rovnakú, akú má okno zvonka',
  outerSillLength: 'Rovnaká ako okno. Keď krytky sedia v\u00a0omietke, odčítajte 2\u00a0×\u00a05\u00a0mm.',
  changedElsewhere: 'Toto okno sa medzitým zmenilo na inej karte. Vidíte najnovšiu podobu.',
};

const balcony: KindTexts = {
  openingHeading: 'Ako sa majú dvere otvárať',
  dimensionsHeading: 'Rozmery dverí',
  dimensionsLead: window.dimensionsLead,
  wider: (price) => `Širšie dvere vyjdú o\u00a0${price} viac.`,
  higher: (price) => `Vyššie dvere vyjdú o\u00a0${price} viac.`,
  measuredLead: window.measuredLead,
  measureFold: 'Ako dvere správne zmerať',
  tooHeavyForComfort: (weightKg, limitKg) =>
    `Dvere vážia ${weightKg}\u00a0kg. Komfortné doručenie nosí kusy do ${limitKg}\u00a0kg.`,
  tooLargeForComfort: (size, limit) =>
    `Dvere merajú ${size}\u00a0mm. Komfortné doručenie nosí kusy do ${limit}\u00a0mm.`,
  profileHeading: 'Profil dverí',
  profileLead: 'Rám a\u00a0krídlo rozhodujú o\u00a0tom, ako dobre dvere izolujú a\u00a0tlmia hluk.',
  transmittanceOf: 'dverí',
  colourHeading: 'Farba dverí',
  colourLead: (profile, size, basis) => `Príplatky sú pre dvere ${profile}, ${size}\u00a0mm, ${basis}.`,
  noDecor: 'Dvere budú biele, dekor netreba.',
  glassLead: 'Ceny ukazujú rozdiel oproti vybranému sklu, pre celé dvere.',
  netColourHint: 'odporúčame rovnakú, akú majú dvere zvonka',
  outerSillLength: 'Rovnaká ako dvere. Keď krytky sedia v\u00a0omietke, odčítajte 2\u00a0×\u00a05\u00a0mm.',
  changedElsewhere: 'Tieto dvere sa medzitým zmenili na inej karte. Vidíte najnovšiu podobu.',
};

const door: KindTexts = {
  ...balcony,
  openingHeading: 'Otváranie a\u00a0výplň dverí',
  dimensionsLead: 'Zadajte vonkajší rozmer rámu. Prah sa do výšky počíta.',
  measuredLead: 'Zadajte najmenší nameraný rozmer, na výšku od hotovej podlahy. Montážnu škáru odpočítame.',
  glassLead: 'Ceny ukazujú rozdiel oproti vybranému sklu nadsvetlíka. Sklo v\u00a0krídle patrí k\u00a0výplni.',
};

const assembly: KindTexts = {
  ...window,
  openingHeading: 'Ako sa majú prvky otvárať',
  dimensionsHeading: 'Rozmery zostavy',
  wider: (price) => `Širšia zostava vyjde o\u00a0${price} viac.`,
  higher: (price) => `Vyššia zostava vyjde o\u00a0${price} viac.`,
  measureFold: 'Ako zostavu správne zmerať',
  tooHeavyForComfort: (_, limitKg) => `Komfortné doručenie nosí kusy do ${limitKg}\u00a0kg, najťažší prvok váži viac.`,
  tooLargeForComfort: (size, limit) =>
    `Jeden z\u00a0prvkov meria ${size}\u00a0mm. Komfortné doručenie nosí kusy do ${limit}\u00a0mm.`,
  profileHeading: 'Profil zostavy',
  profileLead:
    'Rám a\u00a0krídlo rozhodujú o\u00a0tom, ako dobre zostava izoluje a\u00a0tlmí hluk. Profil majú všetky prvky rovnaký.',
  transmittanceOf: 'zostavy',
  colourHeading: 'Farba zostavy',
  colourLead: (profile, size, basis) => `Príplatky sú pre zostavu ${profile}, ${size}\u00a0mm, ${basis}.`,
  noDecor: 'Zostava bude biela, dekor netreba.',
  glassLead: 'Ceny ukazujú rozdiel oproti vybranému sklu, pre celú zostavu.',
  netColourHint: 'odporúčame rovnakú, akú má zostava zvonka',
  outerSillLength: 'Rovnaká ako prvok. Keď krytky sedia v\u00a0omietke, odčítajte 2\u00a0×\u00a05\u00a0mm.',
  changedElsewhere: 'Táto zostava sa medzitým zmenila na inej karte. Vidíte najnovšiu podobu.',
};

export const kinds: Texts['kinds'] = { window, balcony, door, assembly };
