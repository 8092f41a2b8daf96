import type { CheckoutTexts } from '../texts/checkout';

export const checkout: CheckoutTexts = {
  delivery: 'Doprava',
  pickup: { title: 'Osobný odber', text: 'Sklad pri Brne, po–pi 7:00–15:30' },
  home: {
    title: 'Doručenie na adresu',
    text: 'Cena podľa miesta a\u00a0hmotnosti',
    change: 'zmeniť',
  },
  free: 'zadarmo',
  afterPostcode: 'podľa PSČ',
  deliveryFirst: 'Najprv vyberte dopravu',
  madeTime: {
    preliminary: (day) => `Výrobky na mieru predbežne do ${day}`,
    binding: (day) => `Výrobky na mieru najneskôr ${day}`,
  },
  stockTime: {
    preliminary: (day) => `Skladové výrobky predbežne do ${day}`,
    binding: (day) => `Skladové výrobky najneskôr ${day}`,
  },
  payment: 'Platba',
  now: 'teraz, s\u00a0DPH',
  notNow: 'neskôr, s\u00a0DPH',
  later: (amount) => `Neskôr doplatíte ${amount}.`,
  saving: (amount) => `ušetríte ${amount}`,
  dropControl: 'Zrušiť technickú kontrolu',
  details: 'Vaše údaje',
  role: 'Kto objednáva',
  person: 'Súkromná osoba',
  companyRole: 'Firma',
  basis: { private: 'Ceny teraz vidíte s\u00a0DPH.', business: 'Ceny teraz vidíte bez DPH.' },
  fields: {
    email: 'E-mail',
    firstName: 'Meno',
    lastName: 'Priezvisko',
    phone: 'Telefón',
    street: 'Ulica a\u00a0číslo',
    city: 'Mesto alebo obec',
    postcode: 'PSČ',
    company: 'Názov firmy',
    companyId: 'IČO',
    taxId: 'DIČ / IČ DPH',
    name: 'Meno príjemcu',
  },
  optional: 'nepovinné',
  vatPayer: 'Som platiteľ DPH',
  meant: (typed) => `Mysleli ste ${typed}?`,
  companyIdHint: null,
  phoneHint: 'Číslo z\u00a0inej krajiny zadajte s\u00a0predvoľbou; celé číslo môžete napísať aj do poznámky.',
  filledByPostcode: 'Doplnené podľa PSČ',
  otherRegion: (there, reckoned) => `Doručenie na toto PSČ stojí ${there}, v\u00a0objednávke je zatiaľ ${reckoned}.`,
  unlistedPostcode:
    'Toto PSČ v\u00a0zozname nemáme. Dopravu počítame do najdrahšej oblasti, do ktorej môže patriť; zavoláme vám a\u00a0miesto doručenia overíme.',
  unprintable: (signs) => `Na dokladoch nevieme vytlačiť ${signs}. Napíšte to, prosím, inak.`,
  sameInvoice: 'Fakturačná adresa je rovnaká',
  sameDelivery: 'Doručiť na rovnakú adresu',
  invoice: 'Fakturačná adresa',
  deliveryAddress: 'Doručovacia adresa',
  addNote: 'Pridať poznámku',
  note: 'Poznámka',
  consents: 'Súhlasy',
  terms: 'Súhlasím s\u00a0obchodnými podmienkami',
  termsText:
    'Beriem na vedomie, že od zmluvy na tovar vyrobený na mieru alebo nastrihaný na dĺžku nemožno odstúpiť bez uvedenia dôvodu.',
  readTerms: 'Prečítať podmienky',
  news: 'Nechcem dostávať novinky e-mailom',
  newsText:
    'Napíšeme najviac raz za mesiac a\u00a0len o\u00a0oknách a\u00a0príslušenstve. Odmietnuť ich môžete kedykoľvek a\u00a0bezplatne, aj v\u00a0každej takej správe.',
  faults: {
    required: 'Povinný údaj',
    unseen: 'Obsahuje neviditeľný znak. Zadajte, prosím, údaj znova.',
    postcode: (digits) => `PSČ má ${digits} číslic.`,
    noPostcode: 'Také PSČ neexistuje. Skontrolujte, prosím, jeho číslice.',
    phone: 'Skontrolujte telefón: má 9 číslic, medzery nevadia.',
    extension: 'Zadajte, prosím, číslo bez klapky. Klapku môžete napísať do\u00a0poznámky.',
    email: 'E-mailová adresa nie je úplná, má vyzerať napríklad takto: jana@email.sk.',
    cardEmail: 'Platobná brána tento e-mail neprijíma. Zadajte, prosím, iný alebo zvoľte iný spôsob platby.',
    companyId: 'Skontrolujte IČO: má 8 číslic, jedna z\u00a0nich zrejme nesedí.',
    taxId: 'Skontrolujte DIČ (10 číslic) alebo IČ DPH, napríklad SK2022749619.',
    terms: 'Bez súhlasu s\u00a0podmienkami objednávku nemôžeme prijať.',
  },
  choosePayment: 'Vyberte platbu',
  errors: (count) =>
    count === 1
      ? 'Skontrolujte, prosím, jeden údaj'
      : count < 5
        ? `Skontrolujte, prosím, ${count}\u00a0údaje`
        : `Skontrolujte, prosím, ${count}\u00a0údajov`,
  shortStock: {
    title: 'Objednávku sme zatiaľ neodoslali: niektorý tovar práve nie je na sklade v\u00a0potrebnom počte.',
    later: (name, pieces, of) =>
      `${name}: ${pieces}\u00a0z\u00a0${of}\u00a0ks dodáme neskôr, keď bude tovar na sklade.`,
    next: 'Objednať môžete aj tak, stačí tlačidlo stlačiť znova. Počet kusov zmeníte v\u00a0košíku.',
  },
  orderPreliminary: 'Odoslať predbežnú objednávku',
  orderBinding: 'Objednávka s\u00a0povinnosťou platby',
  sending: 'Objednávka sa odosiela…',
  failed: 'Objednávku sa nepodarilo odoslať. Vaše údaje zostali zachované.',
  unknownOutcome:
    'Nevieme, či nám objednávka prišla. Pokojne to skúste ešte raz: nikdy z\u00a0toho nebude viac než jedna objednávka.',
  orderedOtherwise: 'Tento košík je už objednaný s\u00a0inými údajmi.',
  showOrder: 'Zobraziť objednávku',
  preliminaryNote:
    'Rozmery najprv skontroluje technik a\u00a0klientske centrum vám do ďalšieho pracovného dňa zavolá. Pokyny na platbu uvidíte hneď, zaplatiť môžete aj po našom hovore.',
  bindingNote: 'Objednaním vzniká kúpna zmluva s\u00a0povinnosťou platby.',
};
