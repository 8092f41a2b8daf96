import type { Catalogue } from './catalogue';

/** Cart content, sum box and services (CART, SERV). */
export type CartTexts = {
  heading: string;
  checkoutHeading: string;
  parts: readonly [content: string, delivery: string, details: string];
  partsLabel: string;
  empty: string;
  emptyLead: string;
  toConfigurator: string;
  loadFailed: string;
  changeFailed: string;
  made: string;
  stock: string;
  accessories: string;
  parameters: { profile: string; colour: string; glass: string; handle: string; spacer: string; stock: string };
  colours: (outside: string, inside: string) => string;
  perPiece: (quantity: number, price: string) => string;
  quantity: (name: string) => string;
  less: (name: string) => string;
  more: (name: string) => string;
  edit: string;
  editNamed: (name: string) => string;
  remove: string;
  removeNamed: (name: string) => string;
  onlyInStock: (pieces: number) => string;
  addProduct: string;
  addWindow: string;
  services: string;
  technicalControl: { name: string; text: string; bindingWarning: string; obligatory: string };
  comfort: { name: string; text: string; needsDelivery: string };
  childGuard: { name: string; text: string };
  free: string;
  discounts: string;
  applied: string;
  notYet: string;
  summary: string;
  products: string;
  discount: string;
  delivery: string;
  deliveryTo: (place: string) => string;
  deliveryUnknown: string;
  totalNet: string;
  totalGross: string;
  dueNow: string;
  dueLater: string;
  toCheckout: string;
  goOn: string;
  toSummary: string;
  noReturn: string;
  added: string;
};

const german: CartTexts = {
  heading: 'Warenkorb',
  checkoutHeading: 'Lieferung, Zahlung und Ihre Angaben',
  parts: ['Inhalt', 'Lieferung und Zahlung', 'Ihre Angaben'],
  partsLabel: 'Schritte der Bestellung',
  empty: 'Der Warenkorb ist leer',
  emptyLead: 'Entwerfen Sie ein Fenster oder wählen Sie eine Größe ab Lager.',
  toConfigurator: 'Fenster entwerfen',
  loadFailed: 'Der Warenkorb konnte nicht geladen werden.',
  changeFailed: 'Die Änderung konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  made: 'Nach Maß',
  stock: 'Ab Lager',
  accessories: 'Montagezubehör',
  parameters: {
    profile: 'Profil',
    colour: 'Farbe',
    glass: 'Glas',
    handle: 'Griff',
    spacer: 'Abstandhalter',
    stock: 'Lager',
  },
  colours: (outside, inside) => (outside === inside ? `beidseitig ${outside}` : `außen ${outside}, innen ${inside}`),
  perPiece: (quantity, price) => `${quantity} × ${price}`,
  quantity: (name) => `Menge: ${name}`,
  less: (name) => `Weniger: ${name}`,
  more: (name) => `Mehr: ${name}`,
  edit: 'Ändern',
  editNamed: (name) => `Ändern: ${name}`,
  remove: 'Entfernen',
  removeNamed: (name) => `Entfernen: ${name}`,
  onlyInStock: (pieces) => `Aktuell nur ${pieces} Stk. auf Lager`,
  addProduct: 'Weiteres Produkt',
  addWindow: 'Weiteres Fenster',
  services: 'Leistungen',
  technicalControl: {
    name: 'Technische Prüfung der Bestellung',
    text: 'Ein Techniker prüft die Maße und ruft Sie vor der Fertigung an. Bei Maßware ist sie dabei; Sie können sie abwählen.',
    bindingWarning: 'Ohne technische Prüfung ist die Bestellung sofort verbindlich.',
    obligatory: 'Gehört zu jeder Bestellung.',
  },
  comfort: {
    name: 'Komfortlieferung bis in die Wohnung',
    text: 'Binnen 48 Stunden nach der Übergabe. Höchstens 200 cm hoch, 300 cm lang und 70 kg je Stück.',
    needsDelivery: 'Nur mit Lieferung nach Hause.',
  },
  childGuard: { name: 'Kindersicherung', text: 'Ohne Schlüssel lässt sich der Flügel nur kippen.' },
  free: 'kostenlos',
  discounts: 'Rabatte',
  applied: 'angewendet',
  notYet: 'noch nicht',
  summary: 'Übersicht',
  products: 'Produkte und Zubehör',
  discount: 'Rabatt',
  delivery: 'Lieferung',
  deliveryTo: (place) => `Lieferung, ${place}`,
  deliveryUnknown: 'nach PLZ',
  totalNet: 'Summe ohne MwSt.',
  totalGross: 'Summe inkl. MwSt.',
  dueNow: 'Jetzt zu zahlen',
  dueLater: 'Später zu zahlen',
  toCheckout: 'Lieferung und Zahlung',
  goOn: 'Weiter',
  toSummary: 'Zur Übersicht',
  noReturn: 'Fenster nach Maß sind vom Widerruf ausgenommen. Deshalb prüft ein Techniker die Maße.',
  added: 'In den Warenkorb gelegt.',
};

export const cartTexts: Catalogue<CartTexts> = {
  cs: {
    heading: 'Košík',
    checkoutHeading: 'Doprava, platba a\u00a0údaje',
    parts: ['Obsah košíku', 'Doprava a\u00a0platba', 'Údaje'],
    partsLabel: 'Kroky objednávky',
    empty: 'Košík je prázdný',
    emptyLead: 'Navrhněte si okno, nebo vyberte hotový rozměr ze skladu.',
    toConfigurator: 'Navrhnout okno',
    loadFailed: 'Košík se nepodařilo načíst.',
    changeFailed: 'Změnu se nepodařilo uložit. Zkuste to prosím znovu.',
    made: 'Výrobky na míru',
    stock: 'Skladové výrobky',
    accessories: 'Příslušenství k\u00a0montáži',
    parameters: {
      profile: 'Profil',
      colour: 'Barva',
      glass: 'Sklo',
      handle: 'Klika',
      spacer: 'Rámeček',
      stock: 'Sklad',
    },
    colours: (outside, inside) =>
      outside === inside ? `${outside} z\u00a0obou stran` : `zvenku ${outside}, zevnitř ${inside}`,
    perPiece: (quantity, price) => `${quantity}\u00a0×\u00a0${price}`,
    quantity: (name) => `Počet kusů: ${name}`,
    less: (name) => `O kus méně: ${name}`,
    more: (name) => `O kus více: ${name}`,
    edit: 'Upravit',
    editNamed: (name) => `Upravit: ${name}`,
    remove: 'Odebrat',
    removeNamed: (name) => `Odebrat: ${name}`,
    onlyInStock: (pieces) => `Aktuálně skladem pouze ${pieces}\u00a0ks`,
    addProduct: 'Přidat další výrobek',
    addWindow: 'Přidat další okno',
    services: 'Služby',
    technicalControl: {
      name: 'Technická kontrola objednávky',
      text: 'Technik vaše rozměry projde a\u00a0před výrobou vám zavolá. U\u00a0výrobků na míru ji přidáváme automaticky, ale můžete ji zrušit.',
      bindingWarning: 'Bez technické kontroly je objednávka hned závazná.',
      obligatory: 'Patří ke každé objednávce.',
    },
    comfort: {
      name: 'Komfortní doručení až do bytu',
      text: 'Do 48\u00a0hodin od předání dopravci. Nejvýše 200\u00a0cm na výšku, 300\u00a0cm na délku a\u00a070\u00a0kg na kus.',
      needsDelivery: 'Jen s\u00a0doručením na adresu.',
    },
    childGuard: {
      name: 'Dětská pojistka',
      text: 'Křídlo půjde bez klíčku jen sklopit. Osadíme ji na všechna otevíravá křídla.',
    },
    free: 'zdarma',
    discounts: 'Slevy',
    applied: 'uplatněno',
    notYet: 'zatím ne',
    summary: 'Souhrn',
    products: 'Výrobky a\u00a0příslušenství',
    discount: 'Sleva',
    delivery: 'Doprava',
    deliveryTo: (place) => `Doprava, ${place}`,
    deliveryUnknown: 'podle PSČ',
    totalNet: 'Celkem bez DPH',
    totalGross: 'Celkem s\u00a0DPH',
    dueNow: 'Zaplatíte teď',
    dueLater: 'Doplatíte později',
    toCheckout: 'Doprava a\u00a0platba',
    goOn: 'Pokračovat',
    toSummary: 'K souhrnu',
    noReturn: 'Okna na míru nelze vrátit bez udání důvodu. Rozměry proto před výrobou zkontroluje technik.',
    added: 'Vloženo do košíku.',
  },
  sk: {
    heading: 'Košík',
    checkoutHeading: 'Doprava, platba a údaje',
    parts: ['Obsah košíka', 'Doprava a platba', 'Údaje'],
    partsLabel: 'Kroky objednávky',
    empty: 'Košík je prázdny',
    emptyLead: 'Navrhnite si okno, alebo vyberte hotový rozmer zo skladu.',
    toConfigurator: 'Navrhnúť okno',
    loadFailed: 'Košík sa nepodarilo načítať.',
    changeFailed: 'Zmenu sa nepodarilo uložiť. Skúste to prosím znova.',
    made: 'Výrobky na mieru',
    stock: 'Skladové výrobky',
    accessories: 'Príslušenstvo na montáž',
    parameters: {
      profile: 'Profil',
      colour: 'Farba',
      glass: 'Sklo',
      handle: 'Kľučka',
      spacer: 'Rámik',
      stock: 'Sklad',
    },
    colours: (outside, inside) =>
      outside === inside ? `${outside} z oboch strán` : `zvonka ${outside}, zvnútra ${inside}`,
    perPiece: (quantity, price) => `${quantity} × ${price}`,
    quantity: (name) => `Počet kusov: ${name}`,
    less: (name) => `O kus menej: ${name}`,
    more: (name) => `O kus viac: ${name}`,
    edit: 'Upraviť',
    editNamed: (name) => `Upraviť: ${name}`,
    remove: 'Odobrať',
    removeNamed: (name) => `Odobrať: ${name}`,
    onlyInStock: (pieces) => `Aktuálne skladom iba ${pieces} ks`,
    addProduct: 'Pridať ďalší výrobok',
    addWindow: 'Pridať ďalšie okno',
    services: 'Služby',
    technicalControl: {
      name: 'Technická kontrola objednávky',
      text: 'Technik vaše rozmery prejde a pred výrobou vám zavolá. Pri výrobkoch na mieru ju pridávame automaticky, ale môžete ju zrušiť.',
      bindingWarning: 'Bez technickej kontroly je objednávka hneď záväzná.',
      obligatory: 'Patrí ku každej objednávke.',
    },
    comfort: {
      name: 'Komfortné doručenie až do bytu',
      text: 'Do 48 hodín od odovzdania dopravcovi. Najviac 200 cm na výšku, 300 cm na dĺžku a 70 kg na kus.',
      needsDelivery: 'Len s doručením na adresu.',
    },
    childGuard: { name: 'Detská poistka', text: 'Krídlo sa bez kľúčika dá len sklopiť.' },
    free: 'zdarma',
    discounts: 'Zľavy',
    applied: 'uplatnené',
    notYet: 'zatiaľ nie',
    summary: 'Súhrn',
    products: 'Výrobky a príslušenstvo',
    discount: 'Zľava',
    delivery: 'Doprava',
    deliveryTo: (place) => `Doprava, ${place}`,
    deliveryUnknown: 'podľa PSČ',
    totalNet: 'Spolu bez DPH',
    totalGross: 'Spolu s DPH',
    dueNow: 'Zaplatíte teraz',
    dueLater: 'Doplatíte neskôr',
    toCheckout: 'Doprava a platba',
    goOn: 'Pokračovať',
    toSummary: 'K súhrnu',
    noReturn: 'Okná na mieru nemožno vrátiť bez udania dôvodu. Rozmery preto pred výrobou skontroluje technik.',
    added: 'Vložené do košíka.',
  },
  at: { ...german, totalNet: 'Summe exkl. USt.', totalGross: 'Summe inkl. USt.' },
  de: german,
  hu: {
    heading: 'Kosár',
    checkoutHeading: 'Szállítás, fizetés és adatok',
    parts: ['A kosár tartalma', 'Szállítás és fizetés', 'Adatok'],
    partsLabel: 'A megrendelés lépései',
    empty: 'A kosár üres',
    emptyLead: 'Tervezzen ablakot, vagy válasszon kész méretet raktárról.',
    toConfigurator: 'Ablak tervezése',
    loadFailed: 'A kosarat nem sikerült betölteni.',
    changeFailed: 'A módosítást nem sikerült menteni. Kérjük, próbálja újra.',
    made: 'Méretre gyártott termékek',
    stock: 'Raktári termékek',
    accessories: 'Szerelési kiegészítők',
    parameters: {
      profile: 'Profil',
      colour: 'Szín',
      glass: 'Üveg',
      handle: 'Kilincs',
      spacer: 'Távtartó',
      stock: 'Raktár',
    },
    colours: (outside, inside) =>
      outside === inside ? `mindkét oldalon ${outside}` : `kívül ${outside}, belül ${inside}`,
    perPiece: (quantity, price) => `${quantity} × ${price}`,
    quantity: (name) => `Mennyiség: ${name}`,
    less: (name) => `Eggyel kevesebb: ${name}`,
    more: (name) => `Eggyel több: ${name}`,
    edit: 'Módosítás',
    editNamed: (name) => `Módosítás: ${name}`,
    remove: 'Eltávolítás',
    removeNamed: (name) => `Eltávolítás: ${name}`,
    onlyInStock: (pieces) => `Jelenleg csak ${pieces} db van raktáron`,
    addProduct: 'További termék',
    addWindow: 'További ablak',
    services: 'Szolgáltatások',
    technicalControl: {
      name: 'A megrendelés műszaki ellenőrzése',
      text: 'Technikusunk átnézi a méreteket, és gyártás előtt felhívja Önt.',
      bindingWarning: 'Műszaki ellenőrzés nélkül a megrendelés azonnal kötelező érvényű.',
      obligatory: 'Minden megrendelés része.',
    },
    comfort: {
      name: 'Kényelmi kiszállítás a lakásba',
      text: 'Az átadástól számított 48 órán belül. Legfeljebb 200 cm magas, 300 cm hosszú és darabonként 70 kg.',
      needsDelivery: 'Csak házhoz szállítással.',
    },
    childGuard: { name: 'Gyermekzár', text: 'Kulcs nélkül a szárny csak bebillenthető.' },
    free: 'díjtalan',
    discounts: 'Kedvezmények',
    applied: 'érvényesítve',
    notYet: 'még nem',
    summary: 'Összesítő',
    products: 'Termékek és kiegészítők',
    discount: 'Kedvezmény',
    delivery: 'Szállítás',
    deliveryTo: (place) => `Szállítás, ${place}`,
    deliveryUnknown: 'a megrendelés után',
    totalNet: 'Összesen áfa nélkül',
    totalGross: 'Összesen áfával',
    dueNow: 'Most fizet',
    dueLater: 'Később fizet',
    toCheckout: 'Szállítás és fizetés',
    goOn: 'Tovább',
    toSummary: 'Az összesítőhöz',
    noReturn: 'A méretre gyártott ablakra nincs elállási jog. Ezért technikus ellenőrzi a méreteket.',
    added: 'Kosárba tettük.',
  },
};
