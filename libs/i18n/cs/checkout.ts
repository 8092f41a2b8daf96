import type { CheckoutTexts } from '../texts/checkout';

export const checkout: CheckoutTexts = {
  delivery: 'Doprava',
  pickup: { title: 'Osobní odběr', text: 'Sklad u\u00a0Brna, po–pá 7:00–15:30' },
  home: {
    title: 'Doručení na adresu',
    text: 'Cena podle místa a\u00a0hmotnosti',
    change: 'změnit',
  },
  free: 'zdarma',
  afterPostcode: 'podle PSČ',
  deliveryFirst: 'Nejprve vyberte dopravu',
  madeTime: {
    preliminary: (day) => `Výrobky na míru předběžně do ${day}`,
    binding: (day) => `Výrobky na míru nejpozději ${day}`,
  },
  stockTime: {
    preliminary: (day) => `Skladové výrobky předběžně do ${day}`,
    binding: (day) => `Skladové výrobky nejpozději ${day}`,
  },
  payment: 'Platba',
  now: 'teď, s\u00a0DPH',
  notNow: 'později, s\u00a0DPH',
  later: (amount) => `Později doplatíte ${amount}.`,
  saving: (amount) => `ušetříte ${amount}`,
  dropControl: 'Zrušit technickou kontrolu',
  details: 'Vaše údaje',
  role: 'Kdo objednává',
  person: 'Soukromá osoba',
  companyRole: 'Firma',
  basis: { private: 'Ceny teď vidíte s\u00a0DPH.', business: 'Ceny teď vidíte bez DPH.' },
  fields: {
    email: 'E-mail',
    firstName: 'Jméno',
    lastName: 'Příjmení',
    phone: 'Telefon',
    street: 'Ulice a\u00a0číslo',
    city: 'Město',
    postcode: 'PSČ',
    company: 'Název firmy',
    companyId: 'IČO',
    taxId: 'DIČ',
    name: 'Jméno příjemce',
  },
  optional: 'nepovinné',
  vatPayer: 'Jsem plátce DPH',
  meant: (typed) => `Mysleli jste ${typed}?`,
  companyIdHint: null,
  phoneHint: 'Číslo z\u00a0jiné země zadejte s\u00a0předvolbou; celé číslo můžete napsat i\u00a0do poznámky.',
  filledByPostcode: 'Doplněno podle PSČ',
  otherRegion: (there, reckoned) => `Doručení na\u00a0toto PSČ stojí ${there}, v\u00a0objednávce je zatím ${reckoned}.`,
  unlistedPostcode:
    'Toto PSČ v\u00a0seznamu nemáme. Dopravu počítáme do nejdražší oblasti, do které může patřit; zavoláme vám a\u00a0místo doručení ověříme.',
  unprintable: (signs) => `Na dokladech neumíme vytisknout ${signs}. Napište to prosím jinak.`,
  sameInvoice: 'Fakturační adresa je stejná',
  sameDelivery: 'Doručit na stejnou adresu',
  invoice: 'Fakturační adresa',
  deliveryAddress: 'Doručovací adresa',
  addNote: 'Přidat poznámku',
  note: 'Poznámka',
  consents: 'Souhlasy',
  terms: 'Souhlasím s\u00a0obchodními podmínkami',
  termsText:
    'Beru na vědomí, že od smlouvy na zboží vyrobené na míru nebo nastříhané na délku nelze odstoupit bez udání důvodu.',
  readTerms: 'Přečíst podmínky',
  news: 'Nechci dostávat novinky e-mailem',
  newsText:
    'Napíšeme nejvýše jednou za\u00a0měsíc a\u00a0jen o\u00a0oknech a\u00a0příslušenství. Odmítnout je můžete kdykoli a\u00a0zdarma, i\u00a0v\u00a0každé takové zprávě.',
  faults: {
    required: 'Musí být vyplněno',
    unseen: 'Obsahuje neviditelný znak. Zadejte prosím údaj znovu.',
    postcode: (digits) => `PSČ má ${digits} číslic.`,
    noPostcode: 'Takové PSČ neexistuje. Zkontrolujte ho prosím.',
    phone: 'Zkontrolujte telefon: má 9 číslic, mezery nevadí.',
    extension: 'Zadejte prosím číslo bez klapky. Klapku můžete napsat do\u00a0poznámky.',
    email: 'E-mail není celý, například jana@email.cz.',
    cardEmail: 'Platební brána tento e-mail nepřijímá. Zadejte prosím jiný, nebo zvolte jiný způsob platby.',
    companyId: 'Zkontrolujte IČO: má 8 číslic, jedna z\u00a0nich nejspíš nesedí.',
    taxId: 'Zkontrolujte DIČ, například CZ27082440.',
    terms: 'Bez souhlasu s\u00a0podmínkami objednávku nemůžeme přijmout.',
  },
  choosePayment: 'Vyberte platbu',
  errors: (count) =>
    count === 1
      ? 'Zkontrolujte prosím jeden údaj'
      : count < 5
        ? `Zkontrolujte prosím ${count}\u00a0údaje`
        : `Zkontrolujte prosím ${count}\u00a0údajů`,
  shortStock: {
    title: 'Objednávku jsme zatím neodeslali: některé zboží právě není skladem v\u00a0potřebném počtu.',
    later: (name, pieces, of) =>
      `${name}: ${pieces}\u00a0z\u00a0${of}\u00a0ks dodáme později, jakmile bude zboží skladem.`,
    next: 'Objednat můžete i\u00a0tak, stačí tlačítko stisknout znovu. Počet kusů změníte v\u00a0košíku.',
  },
  orderPreliminary: 'Odeslat předběžnou objednávku',
  orderBinding: 'Objednávka zavazující k\u00a0platbě',
  sending: 'Objednávka se odesílá…',
  failed: 'Objednávku se nepodařilo odeslat. Vaše údaje zůstaly zachovány.',
  unknownOutcome:
    'Nevíme, jestli objednávka došla. Klidně to zkuste znovu: nikdy z\u00a0toho nebude víc než jedna objednávka.',
  orderedOtherwise: 'Tento košík už je objednaný s\u00a0jinými údaji.',
  showOrder: 'Zobrazit objednávku',
  preliminaryNote:
    'Rozměry nejprve zkontroluje technik a\u00a0klientské centrum vám do dalšího pracovního dne zavolá. Pokyny k\u00a0platbě uvidíte hned, zaplatit můžete i\u00a0po\u00a0našem hovoru.',
  bindingNote: 'Objednáním vzniká kupní smlouva s\u00a0povinností platby.',
};
