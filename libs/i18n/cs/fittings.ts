/** What names the windowsill in its dialog. */
const sill = {
  /** `{basis}` is how prices are meant. */
  lead: 'Rozdíl proti vybranému parapetu, {basis}.',
  choose: 'Vyberte prosím parapet',
  use: (depth: string) => `parapet ${depth}\u00a0mm`,
  /** While none is chosen. */
  useAny: 'parapet',
};

/** The dialogs of handle, blinds, nets, windowsills and the sill of a door (HANDLE, SHADE, PARA, SILL). */
export const fittings = {
  /** Heads the colours that cost more than the others; how much more follows. */
  dearer: 'Za příplatek',
  handle: {
    lead: 'Rozdíl proti vybrané klice, {basis}.',
    kind: 'Druh',
    kindHint: 'jedna klika na každé křídlo, které ji má',
    /** Kinds that come in several colours; others are called by their own name. */
    kinds: {
      standard: { name: 'Standard', note: 'Bílá je v\u00a0ceně.' },
      secustik: { name: 'S\u00a0pojistkou', note: 'Zvenku se nedá přetlačit. Do přízemí.' },
      key: { name: 'Uzamykatelná', note: 'Na klíček. Dětský pokoj, přízemí.' },
      button: { name: 'S\u00a0tlačítkem', note: 'Otevře se jen se stisknutým tlačítkem.' },
    },
    colour: 'Barva',
    height: (mm: string) => `výška ${mm}\u00a0mm od spodní hrany křídla`,
    pieces: 'kusů',
    whole: 'Klika platí pro celý výrobek. Krytky pantů dodáme v\u00a0nejbližší barvě.',
    /** What the button of the dialog takes over. */
    use: 'vybranou kliku',
    choose: 'Vyberte prosím kliku',
  },
  shade: {
    lead: 'Ceny jsou {basis}.',
    where: 'Kam patří',
    all: (sashes: number) => `Na všechna vhodná křídla (${sashes})`,
    each: 'Vybrat křídla',
    /** Of an area that the choice is not for. */
    keeps: (what: string) => `zůstává: ${what}`,
    type: 'Provedení',
    /** By code of the catalogue. */
    notes: {
      ZB: 'lamely 25\u00a0mm, řetízek, bez bočních lišt',
      ZI: 'krytý nosník, drží i\u00a0na sklopeném křídle',
      SO: 'na zimu ji sundáte bez nářadí',
      SD: 'otevírá se jako dveře',
      SP: 'posouvá se do strany',
      SR: 'zůstává v\u00a0kazetě celý rok',
    },
    colour: { blind: 'Barva lamel', net: 'Barva rámečku' },
    /** Below the size on the drawing. */
    sizeNote: { blind: 'rozměr počítáme ze skla', net: 'pohled zvenku, strany jsou zrcadlově' },
    control: 'Ovládání',
    /** `sides`: where the hinges of the chosen sashes are, in words; empty where none can have one. */
    controlHint: (sides: string) => `výchozí strana je u\u00a0pantů${sides && `: ${sides}`}`,
    sides: { hinges: 'u\u00a0pantů', L: 'vlevo', P: 'vpravo' },
    choose: { blind: 'Vyberte prosím žaluzii', net: 'Vyberte prosím síť' },
    chooseArea: 'Vyberte prosím křídlo',
    use: { blind: 'vybranou žaluzii', net: 'vybranou síť' },
  },
  sill: {
    /** What an inner and an outer one are called differs in Hungary and Austria. */
    words: { 'inner-sill': sill, 'outer-sill': sill },
    material: 'Materiál',
    materials: {
      PVC: { name: 'Plast (PVC)', note: 'komůrkový 20\u00a0mm, snese vlhko' },
      DTD: { name: 'Dřevotříska (DTD)', note: '18\u00a0mm s\u00a0laminem, nad radiátor' },
      'AL-bent': { name: 'Ohýbaný hliník', note: 'po 10\u00a0mm na míru, tenčí plech' },
      'AL-drawn': { name: 'Tažený hliník', note: 'tuhý, čistá hrana, nejdéle 6\u00a0m' },
    },
    depth: { 'inner-sill': 'Hloubka', 'outer-sill': 'Vyložení' },
    depthHint: 'mm',
    otherDepth: 'Jiné vyložení, po 10\u00a0mm',
    innerNote: (reveal: string, overhang: string, depth: string) =>
      `Od rámu k\u00a0přední hraně. Hloubka ostění ${reveal}\u00a0mm + přesah ${overhang}\u00a0mm = ${depth}\u00a0mm.`,
    outerNote: 'Od rámu k\u00a0okapnici. Má přečnívat hotovou omítku nejméně o\u00a030\u00a0mm.',
    length: 'Délka',
    overhang: 'Přesah přes omítku',
    innerLength: '50\u00a0mm na každé straně do omítky.',
    colour: 'Barva',
    caps: 'krytky',
    capsNote: 'pár v\u00a0ceně parapetu',
    joint: (pieces: number) => `${pieces} díly se spojkou`,
    outside: 'venku',
    inside: 'uvnitř',
  },
  threshold: {
    lead: 'Rozdíl proti vybranému prahu, {basis}.',
    list: 'Práh',
    without: { name: 'Bez prahu', note: 'rám obíhá dokola' },
    height: (mm: string) => `výška ${mm}\u00a0mm`,
    /** What is no choice: a sill is as wide as its door. */
    widthAndColour: 'Práh jde přes celou šířku dveří. Hliníkový je stříbrný, plný rám má barvu dveří.',
    choose: 'Vyberte prosím práh',
    use: 'vybraný práh',
  },
};
