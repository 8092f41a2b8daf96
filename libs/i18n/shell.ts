import type { Catalogue } from './catalogue';

/** Header, footer, help and what every page says. Phones and addresses are placeholders (OPEN-Q-106). */
export type ShellTexts = {
  skip: string;
  navigation: string;
  windows: string;
  inStock: string;
  howToMeasure: string;
  howItGoes: string;
  menu: string;
  closeMenu: string;
  cart: string;
  piecesInCart: (pieces: number) => string;
  phone: string;
  phoneHref: string;
  email: string;
  hoursShort: string;
  hours: string;
  help: string;
  footerLead: string;
  shopping: string;
  advice: string;
  contact: string;
  terms: string;
  privacy: string;
  withdrawal: string;
  shipping: string;
  payments: string;
  loading: string;
  offline: string;
  close: string;
  retry: string;
  failed: string;
  /** The answer could not be had at all. */
  previewMissing: string;
  withoutVat: string;
  withVat: string;
  vat: (percent: number) => string;
  fromPrice: (price: string) => string;
};

const german: ShellTexts = {
  skip: 'Zum Inhalt springen',
  navigation: 'Hauptmenü',
  windows: 'Fenster',
  inStock: 'Ab Lager',
  howToMeasure: 'Richtig messen',
  howItGoes: 'So geht es',
  menu: 'Menü',
  closeMenu: 'Menü schließen',
  cart: 'Warenkorb',
  piecesInCart: (pieces) => `${pieces} Stück im Warenkorb`,
  phone: '+49 30 5550 1020',
  phoneHref: 'tel:+493055501020',
  email: 'hilfe@fenestra.example',
  hoursShort: 'Mo–Fr 8:30–16:00',
  hours: 'Mo–Fr 8:30–16:00, Sa 8:30–12:30',
  help: 'Sie sind unsicher? Rufen Sie an, wir gehen die Bestellung gemeinsam durch.',
  footerLead: 'Fenster und Türen nach Maß.',
  shopping: 'Einkauf',
  advice: 'Beratung',
  contact: 'Kontakt',
  terms: 'AGB',
  privacy: 'Datenschutz',
  withdrawal: 'Widerruf',
  shipping: 'Lieferung nach PLZ',
  payments: 'Zahlung und Anzahlung',
  loading: 'Wird geladen …',
  offline: 'Keine Verbindung. Was Sie eingegeben haben, bleibt erhalten.',
  close: 'Schließen',
  retry: 'Erneut versuchen',
  failed: 'Es ist ein Fehler aufgetreten!',
  previewMissing: 'Vorschau nicht verfügbar!',
  withoutVat: 'ohne MwSt.',
  withVat: 'inkl. MwSt.',
  vat: (percent) => `MwSt. ${percent} %`,
  fromPrice: (price) => `ab ${price}`,
};

export const shellTexts: Catalogue<ShellTexts> = {
  cs: {
    skip: 'Přeskočit na obsah',
    navigation: 'Hlavní nabídka',
    windows: 'Okna',
    inStock: 'Skladem',
    howToMeasure: 'Jak měřit',
    howItGoes: 'Jak to chodí',
    menu: 'Nabídka',
    closeMenu: 'Zavřít nabídku',
    cart: 'Košík',
    piecesInCart: (pieces) => `V košíku ${pieces} ks`,
    phone: '+420 555 010 020',
    phoneHref: 'tel:+420555010020',
    email: 'pomoc@fenestra.example',
    hoursShort: 'Po–Pá 8:30–16:00',
    hours: 'po–pá 8:30–16:00, so 8:00–12:30',
    help: 'Nevíte si rady? Zavolejte, objednávku projdeme spolu s\u00a0vámi.',
    footerLead: 'Okna a dveře na míru.',
    shopping: 'Nákup',
    advice: 'Poradna',
    contact: 'Kontakt',
    terms: 'Obchodní podmínky',
    privacy: 'Ochrana údajů',
    withdrawal: 'Odstoupení od smlouvy',
    shipping: 'Doprava podle PSČ',
    payments: 'Platba a zálohy',
    loading: 'Načítáme…',
    offline: 'Jste bez připojení. Co jste zadali, zůstává uložené.',
    close: 'Zavřít',
    retry: 'Zkusit znovu',
    failed: 'Došlo k chybě!',
    previewMissing: 'Náhled není dostupný!',
    withoutVat: 'bez DPH',
    withVat: 's DPH',
    vat: (percent) => `DPH ${percent} %`,
    fromPrice: (price) => `od ${price}`,
  },
  sk: {
    skip: 'Preskočiť na obsah',
    navigation: 'Hlavná ponuka',
    windows: 'Okná',
    inStock: 'Skladom',
    howToMeasure: 'Ako merať',
    howItGoes: 'Ako to funguje',
    menu: 'Ponuka',
    closeMenu: 'Zavrieť ponuku',
    cart: 'Košík',
    piecesInCart: (pieces) => `V košíku ${pieces} ks`,
    phone: '+421 2 5550 1020',
    phoneHref: 'tel:+421255501020',
    email: 'pomoc@fenestra.example',
    hoursShort: 'Po–Pi 8:30–16:00',
    hours: 'po–pi 8:30–16:00, so 8:00–12:30',
    help: 'Neviete si rady? Zavolajte, objednávku prejdeme spolu s\u00a0vami.',
    footerLead: 'Okná a dvere na mieru.',
    shopping: 'Nákup',
    advice: 'Poradňa',
    contact: 'Kontakt',
    terms: 'Obchodné podmienky',
    privacy: 'Ochrana údajov',
    withdrawal: 'Odstúpenie od zmluvy',
    shipping: 'Doprava podľa PSČ',
    payments: 'Platba a zálohy',
    loading: 'Načítavame…',
    offline: 'Ste bez pripojenia. Čo ste zadali, zostáva uložené.',
    close: 'Zavrieť',
    retry: 'Skúsiť znova',
    failed: 'Nastala chyba!',
    previewMissing: 'Náhľad nie je dostupný!',
    withoutVat: 'bez DPH',
    withVat: 's DPH',
    vat: (percent) => `DPH ${percent} %`,
    fromPrice: (price) => `od ${price}`,
  },
  at: {
    ...german,
    phone: '+43 1 5550 1020',
    phoneHref: 'tel:+43155501020',
    withoutVat: 'exkl. USt.',
    withVat: 'inkl. USt.',
    vat: (percent) => `USt. ${percent} %`,
  },
  de: german,
  hu: {
    skip: 'Ugrás a tartalomra',
    navigation: 'Főmenü',
    windows: 'Ablakok',
    inStock: 'Raktárról',
    howToMeasure: 'Hogyan mérjen',
    howItGoes: 'Így működik',
    menu: 'Menü',
    closeMenu: 'Menü bezárása',
    cart: 'Kosár',
    piecesInCart: (pieces) => `${pieces} db a kosárban`,
    phone: '+36 1 555 1020',
    phoneHref: 'tel:+3615551020',
    email: 'segitseg@fenestra.example',
    hoursShort: 'H–P 8:30–16:00',
    hours: 'H–P 8:30–16:00, Szo 8:30–12:30',
    help: 'Bizonytalan? Hívjon minket, együtt átnézzük a megrendelést.',
    footerLead: 'Méretre gyártott ablakok és ajtók.',
    shopping: 'Vásárlás',
    advice: 'Tanácsadás',
    contact: 'Kapcsolat',
    terms: 'Általános szerződési feltételek',
    privacy: 'Adatvédelem',
    withdrawal: 'Elállás a szerződéstől',
    shipping: 'Szállítás irányítószám szerint',
    payments: 'Fizetés és előleg',
    loading: 'Betöltés…',
    offline: 'Nincs kapcsolat. Amit megadott, megmarad.',
    close: 'Bezárás',
    retry: 'Újrapróbálás',
    failed: 'Hiba történt!',
    previewMissing: 'Az előnézet nem elérhető!',
    withoutVat: 'áfa nélkül',
    withVat: 'áfával',
    vat: (percent) => `Áfa ${percent}%`,
    fromPrice: (price) => `${price}-tól`,
  },
};
