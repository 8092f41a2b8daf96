/** What a shopper is told about the product in hand, called what it is: a door is never called a window. */
const window = {
  openingHeading: 'Jak se má okno otevírat',
  dimensionsHeading: 'Rozměry okna',
  dimensionsLead: 'Zadejte vnější rozměr rámu. Podkladní profil 30\u00a0mm se do výšky nepočítá.',
  /** A wider one, and a higher one, costs that much more. */
  wider: (price: string) => `Širší okno vyjde o\u00a0${price} více.`,
  higher: (price: string) => `Vyšší okno vyjde o\u00a0${price} více.`,
  measuredLead: 'Zadejte nejmenší naměřený rozměr. Montážní spáru a\u00a0podkladní profil odečteme.',
  measureFold: 'Jak okno správně změřit',
  /** Of one piece; in an assembly of one element (SERV-14). */
  tooHeavyForComfort: (weightKg: string, limitKg: string) =>
    `Okno váží ${weightKg}\u00a0kg. Komfortní doručení nosí kusy do ${limitKg}\u00a0kg.`,
  tooLargeForComfort: (size: string, limit: string) =>
    `Okno měří ${size}\u00a0mm. Komfortní doručení nosí kusy do ${limit}\u00a0mm.`,
  profileHeading: 'Profil okna',
  profileLead: 'Rám a\u00a0křídlo rozhodují o\u00a0tom, jak dobře okno izoluje a\u00a0tlumí hluk.',
  /** Stands after the sign of its thermal transmittance. */
  transmittanceOf: 'okna',
  colourHeading: 'Barva okna',
  colourLead: (profile: string, size: string, basis: string) =>
    `Příplatky jsou pro okno ${profile}, ${size}\u00a0mm, ${basis}.`,
  noDecor: 'Okno bude bílé, dekor není potřeba.',
  glassLead: 'Ceny ukazují rozdíl proti vybranému sklu, pro celé okno.',
  netColourHint: 'doporučujeme stejnou, jako má okno zvenku',
  outerSillLength: 'Stejná jako okno. Když krytky sedí v\u00a0omítce, odečtěte 2\u00a0×\u00a05\u00a0mm.',
  changedElsewhere: 'Toto okno se mezitím změnilo v\u00a0jiné kartě. Vidíte nejnovější podobu.',
};

const balcony: typeof window = {
  openingHeading: 'Jak se mají dveře otevírat',
  dimensionsHeading: 'Rozměry dveří',
  dimensionsLead: window.dimensionsLead,
  wider: (price) => `Širší dveře vyjdou o\u00a0${price} více.`,
  higher: (price) => `Vyšší dveře vyjdou o\u00a0${price} více.`,
  measuredLead: window.measuredLead,
  measureFold: 'Jak dveře správně změřit',
  tooHeavyForComfort: (weightKg, limitKg) =>
    `Dveře váží ${weightKg}\u00a0kg. Komfortní doručení nosí kusy do ${limitKg}\u00a0kg.`,
  tooLargeForComfort: (size, limit) => `Dveře měří ${size}\u00a0mm. Komfortní doručení nosí kusy do ${limit}\u00a0mm.`,
  profileHeading: 'Profil dveří',
  profileLead: 'Rám a\u00a0křídlo rozhodují o\u00a0tom, jak dveře hřejí a\u00a0tlumí hluk.',
  transmittanceOf: 'dveří',
  colourHeading: 'Barva dveří',
  colourLead: (profile, size, basis) => `Příplatky jsou pro dveře ${profile}, ${size}\u00a0mm, ${basis}.`,
  noDecor: 'Dveře budou bílé, dekor není potřeba.',
  glassLead: 'Ceny ukazují rozdíl proti vybranému sklu, pro celé dveře.',
  netColourHint: 'doporučujeme stejnou, jako mají dveře zvenku',
  outerSillLength: 'Stejná jako dveře. Když krytky sedí v\u00a0omítce, odečtěte 2\u00a0×\u00a05\u00a0mm.',
  changedElsewhere: 'Tyto dveře se mezitím změnily v\u00a0jiné kartě. Vidíte nejnovější podobu.',
};

const door: typeof window = {
  ...balcony,
  openingHeading: 'Otevírání a\u00a0výplň dveří',
  dimensionsLead: 'Zadejte vnější rozměr rámu. Práh se do výšky počítá.',
  measuredLead: 'Zadejte nejmenší naměřený rozměr, na výšku od hotové podlahy. Montážní spáru odečteme.',
  glassLead: 'Ceny ukazují rozdíl proti vybranému sklu nadsvětlíku. Sklo v\u00a0křídle patří k\u00a0výplni.',
};

const assembly: typeof window = {
  ...window,
  openingHeading: 'Jak se mají prvky otevírat',
  dimensionsHeading: 'Rozměry sestavy',
  wider: (price) => `Širší sestava vyjde o\u00a0${price} více.`,
  higher: (price) => `Vyšší sestava vyjde o\u00a0${price} více.`,
  measureFold: 'Jak sestavu správně změřit',
  tooHeavyForComfort: (_, limitKg) => `Komfortní doručení nosí kusy do ${limitKg}\u00a0kg, nejtěžší prvek váží víc.`,
  tooLargeForComfort: (size, limit) =>
    `Jeden z\u00a0prvků měří ${size}\u00a0mm. Komfortní doručení nosí kusy do ${limit}\u00a0mm.`,
  profileHeading: 'Profil sestavy',
  profileLead:
    'Rám a\u00a0křídlo rozhodují o\u00a0tom, jak sestava hřeje a\u00a0tlumí hluk. Profil mají všechny prvky stejný.',
  transmittanceOf: 'sestavy',
  colourHeading: 'Barva sestavy',
  colourLead: (profile, size, basis) => `Příplatky jsou pro sestavu ${profile}, ${size}\u00a0mm, ${basis}.`,
  noDecor: 'Sestava bude bílá, dekor není potřeba.',
  glassLead: 'Ceny ukazují rozdíl proti vybranému sklu, pro celou sestavu.',
  netColourHint: 'doporučujeme stejnou, jako má sestava zvenku',
  outerSillLength: 'Stejná jako prvek. Když krytky sedí v\u00a0omítce, odečtěte 2\u00a0×\u00a05\u00a0mm.',
  changedElsewhere: 'Tato sestava se mezitím změnila v\u00a0jiné kartě. Vidíte nejnovější podobu.',
};

/** Balcony and slide doors stand on a base profile as windows do; entrance and side doors have a threshold (windows-domain 6.4). */
export const kinds = { window, balcony, door, assembly };
