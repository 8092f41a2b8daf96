import type { Catalogue } from './catalogue';

/** Frame of the configurator: top bar, stage, panel foot, price states. */
export type ConfiguratorTexts = {
  configuration: string;
  backToShop: string;
  steps: string;
  opening: string;
  dimensions: string;
  profile: string;
  accessories: string;
  done: string;
  product: string;
  continueTo: { opening: string; dimensions: string; profile: string; accessories: string };
  goOn: string;
  addToCart: string;
  toCart: string;
  adding: string;
  addFailed: string;
  breakdown: string;
  productLine: (name: string, size: string) => string;
  handleLine: (name: string) => string;
  included: string;
  totalNet: string;
  totalGross: string;
  checking: string;
  priceFailed: string;
  priceAndNext: string;
  stage: string;
  side: string;
  inside: string;
  outside: string;
  viewInside: string;
  viewOutside: string;
  undo: (what: string) => string;
  redo: (what: string) => string;
  nothingToUndo: string;
  nothingToRedo: string;
  zoom: string;
  frameSize: string;
  area: string;
  uw: string;
  rw: string;
  weight: string;
  hideDrawing: string;
  showDrawing: string;
  describeDrawing: string;
  loading: string;
  missing: string;
  missingLead: string;
  startAgain: string;
  stockProduct: string;
  changed: { size: string; fields: string; opening: string; profile: string; other: string };
  announce: (what: string, price: string) => string;
};

const german: ConfiguratorTexts = {
  configuration: 'Konfiguration',
  backToShop: 'Zurück zum Shop',
  steps: 'Schritte der Konfiguration',
  opening: 'Öffnung',
  dimensions: 'Maße',
  profile: 'Profil',
  accessories: 'Zubehör',
  done: 'erledigt',
  product: 'Produkt',
  continueTo: {
    opening: 'Weiter zur Öffnung',
    dimensions: 'Weiter zu den Maßen',
    profile: 'Weiter zum Profil',
    accessories: 'Weiter zum Zubehör',
  },
  goOn: 'Weiter',
  addToCart: 'In den Warenkorb',
  toCart: 'In den Korb',
  adding: 'Wird hinzugefügt …',
  addFailed: 'Das Produkt konnte nicht in den Warenkorb gelegt werden',
  breakdown: 'Preisaufstellung',
  productLine: (name, size) => `${name} ${size} mm`,
  handleLine: (name) => `Griff ${name}`,
  included: 'inklusive',
  totalNet: 'Summe ohne MwSt.',
  totalGross: 'Summe inkl. MwSt.',
  checking: 'Preis wird geprüft …',
  priceFailed: 'Der Preis konnte nicht geprüft werden.',
  priceAndNext: 'Preis und nächster Schritt',
  stage: 'Zeichnung',
  side: 'Ansicht',
  inside: 'Von innen',
  outside: 'Von außen',
  viewInside: 'Ansicht von innen',
  viewOutside: 'Ansicht von außen',
  undo: (what) => `Rückgängig: ${what}`,
  redo: (what) => `Wiederholen: ${what}`,
  nothingToUndo: 'Nichts rückgängig zu machen',
  nothingToRedo: 'Nichts zu wiederholen',
  zoom: 'Zeichnung vergrößern',
  frameSize: 'Rahmenmaß',
  area: 'Fläche',
  uw: 'Fenster',
  rw: 'Schallschutz',
  weight: 'Gewicht',
  hideDrawing: 'Zeichnung ausblenden',
  showDrawing: 'Zeichnung einblenden',
  describeDrawing: 'Zeichnung in Worten',
  loading: 'Das Fenster wird geladen …',
  missing: 'Dieses Fenster haben wir nicht gefunden',
  missingLead: 'Es ist abgelaufen oder die Verbindung fehlt. Beginnen Sie ein neues; es dauert etwa fünf Minuten.',
  startAgain: 'Neues Fenster beginnen',
  stockProduct: 'Fertiges Lagerprodukt: Es kann nicht geändert werden.',
  changed: { size: 'Maß', fields: 'Flügelbreiten', opening: 'Öffnung', profile: 'Profil', other: 'Änderung' },
  announce: (what, price) => `Geändert: ${what}. Preis ${price}.`,
};

export const configuratorTexts: Catalogue<ConfiguratorTexts> = {
  cs: {
    configuration: 'Konfigurace',
    backToShop: 'Zpět do obchodu',
    steps: 'Kroky konfigurace',
    opening: 'Otvírání',
    dimensions: 'Rozměry',
    profile: 'Profil',
    accessories: 'Doplňky',
    done: 'hotovo',
    product: 'Výrobek',
    continueTo: {
      opening: 'Pokračovat na otvírání',
      dimensions: 'Pokračovat na rozměry',
      profile: 'Pokračovat na profil',
      accessories: 'Pokračovat na doplňky',
    },
    goOn: 'Pokračovat',
    addToCart: 'Vložit do košíku',
    toCart: 'Do košíku',
    adding: 'Vkládáme do košíku…',
    addFailed: 'Produkt se nepodařilo přidat do košíku',
    breakdown: 'Rozpis ceny',
    productLine: (name, size) => `${name} ${size}\u00a0mm`,
    handleLine: (name) => `Klika ${name}`,
    included: 'v\u00a0ceně',
    totalNet: 'Celkem bez DPH',
    totalGross: 'Celkem s\u00a0DPH',
    checking: 'ověřujeme cenu…',
    priceFailed: 'Cenu se nepodařilo ověřit.',
    priceAndNext: 'Cena a pokračování',
    stage: 'Výkres',
    side: 'Strana pohledu',
    inside: 'Zevnitř',
    outside: 'Zvenku',
    viewInside: 'pohled zevnitř',
    viewOutside: 'pohled zvenku',
    undo: (what) => `Zpět: ${what}`,
    redo: (what) => `Znovu: ${what}`,
    nothingToUndo: 'Není co vrátit',
    nothingToRedo: 'Není co zopakovat',
    zoom: 'Zvětšit výkres',
    frameSize: 'Rozměr rámu',
    area: 'Plocha',
    uw: 'okna',
    rw: 'Útlum',
    weight: 'Hmotnost',
    hideDrawing: 'Skrýt výkres',
    showDrawing: 'Zobrazit výkres',
    describeDrawing: 'Popis výkresu slovy',
    loading: 'Načítáme okno…',
    missing: 'Tohle okno jsme nenašli',
    missingLead: 'Buď jeho platnost skončila, nebo chybí připojení. Začněte nové, zabere to asi pět minut.',
    startAgain: 'Začít nové okno',
    stockProduct: 'Hotový skladový výrobek, nedá se měnit.',
    changed: { size: 'rozměr', fields: 'šířky křídel', opening: 'otvírání', profile: 'profil', other: 'změna' },
    announce: (what, price) => `Změněno: ${what}. Cena ${price}.`,
  },
  sk: {
    configuration: 'Konfigurácia',
    backToShop: 'Späť do obchodu',
    steps: 'Kroky konfigurácie',
    opening: 'Otváranie',
    dimensions: 'Rozmery',
    profile: 'Profil',
    accessories: 'Doplnky',
    done: 'hotovo',
    product: 'Výrobok',
    continueTo: {
      opening: 'Pokračovať na otváranie',
      dimensions: 'Pokračovať na rozmery',
      profile: 'Pokračovať na profil',
      accessories: 'Pokračovať na doplnky',
    },
    goOn: 'Pokračovať',
    addToCart: 'Vložiť do košíka',
    toCart: 'Do košíka',
    adding: 'Vkladáme do košíka…',
    addFailed: 'Produkt sa nepodarilo pridať do košíka',
    breakdown: 'Rozpis ceny',
    productLine: (name, size) => `${name} ${size} mm`,
    handleLine: (name) => `Kľučka ${name}`,
    included: 'v cene',
    totalNet: 'Spolu bez DPH',
    totalGross: 'Spolu s DPH',
    checking: 'overujeme cenu…',
    priceFailed: 'Cenu sa nepodarilo overiť.',
    priceAndNext: 'Cena a pokračovanie',
    stage: 'Výkres',
    side: 'Strana pohľadu',
    inside: 'Zvnútra',
    outside: 'Zvonka',
    viewInside: 'pohľad zvnútra',
    viewOutside: 'pohľad zvonka',
    undo: (what) => `Späť: ${what}`,
    redo: (what) => `Znova: ${what}`,
    nothingToUndo: 'Nie je čo vrátiť',
    nothingToRedo: 'Nie je čo zopakovať',
    zoom: 'Zväčšiť výkres',
    frameSize: 'Rozmer rámu',
    area: 'Plocha',
    uw: 'okna',
    rw: 'Útlm',
    weight: 'Hmotnosť',
    hideDrawing: 'Skryť výkres',
    showDrawing: 'Zobraziť výkres',
    describeDrawing: 'Opis výkresu slovami',
    loading: 'Načítavame okno…',
    missing: 'Toto okno sme nenašli',
    missingLead: 'Buď jeho platnosť skončila, alebo chýba pripojenie. Začnite nové, zaberie to asi päť minút.',
    startAgain: 'Začať nové okno',
    stockProduct: 'Hotový skladový výrobok, nedá sa meniť.',
    changed: { size: 'rozmer', fields: 'šírky krídel', opening: 'otváranie', profile: 'profil', other: 'zmena' },
    announce: (what, price) => `Zmenené: ${what}. Cena ${price}.`,
  },
  at: { ...german, totalNet: 'Summe exkl. USt.', totalGross: 'Summe inkl. USt.' },
  de: german,
  hu: {
    configuration: 'Konfiguráció',
    backToShop: 'Vissza az üzletbe',
    steps: 'A konfiguráció lépései',
    opening: 'Nyitásmód',
    dimensions: 'Méretek',
    profile: 'Profil',
    accessories: 'Kiegészítők',
    done: 'kész',
    product: 'Termék',
    continueTo: {
      opening: 'Tovább a nyitásmódhoz',
      dimensions: 'Tovább a méretekhez',
      profile: 'Tovább a profilhoz',
      accessories: 'Tovább a kiegészítőkhöz',
    },
    goOn: 'Tovább',
    addToCart: 'Kosárba teszem',
    toCart: 'Kosárba',
    adding: 'Kosárba tesszük…',
    addFailed: 'A terméket nem sikerült a kosárba tenni',
    breakdown: 'Ár részletezése',
    productLine: (name, size) => `${name} ${size} mm`,
    handleLine: (name) => `Kilincs: ${name}`,
    included: 'az árban',
    totalNet: 'Összesen áfa nélkül',
    totalGross: 'Összesen áfával',
    checking: 'ár ellenőrzése…',
    priceFailed: 'Az árat nem sikerült ellenőrizni.',
    priceAndNext: 'Ár és következő lépés',
    stage: 'Rajz',
    side: 'Nézet oldala',
    inside: 'Belülről',
    outside: 'Kívülről',
    viewInside: 'nézet belülről',
    viewOutside: 'nézet kívülről',
    undo: (what) => `Visszavonás: ${what}`,
    redo: (what) => `Újra: ${what}`,
    nothingToUndo: 'Nincs mit visszavonni',
    nothingToRedo: 'Nincs mit megismételni',
    zoom: 'Rajz nagyítása',
    frameSize: 'Tokméret',
    area: 'Felület',
    uw: 'ablak',
    rw: 'Hanggátlás',
    weight: 'Súly',
    hideDrawing: 'Rajz elrejtése',
    showDrawing: 'Rajz megjelenítése',
    describeDrawing: 'A rajz szavakkal',
    loading: 'Az ablak betöltése…',
    missing: 'Ezt az ablakot nem találtuk',
    missingLead: 'Lejárt, vagy nincs kapcsolat. Kezdjen újat, körülbelül öt perc.',
    startAgain: 'Új ablak kezdése',
    stockProduct: 'Kész raktári termék, nem módosítható.',
    changed: {
      size: 'méret',
      fields: 'szárnyszélességek',
      opening: 'nyitásmód',
      profile: 'profil',
      other: 'módosítás',
    },
    announce: (what, price) => `Módosítva: ${what}. Ár: ${price}.`,
  },
};
