import type { Catalogue } from './catalogue';

export type FormField =
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'street'
  | 'city'
  | 'postcode'
  | 'company'
  | 'companyId'
  | 'taxId'
  | 'name';

/** Delivery, payment, customer data and the order button (DELIV, PAY, CUST, ORDER). */
export type CheckoutTexts = {
  delivery: string;
  pickup: { title: string; text: string };
  home: { title: string; text: string; change: string; choose: string };
  free: string;
  afterPostcode: string;
  deliveryFirst: string;
  madeTime: string;
  stockTime: string;
  payment: string;
  now: string;
  later: (amount: string) => string;
  saving: (amount: string) => string;
  dropControl: string;
  details: string;
  role: string;
  person: string;
  companyRole: string;
  fields: Readonly<Record<FormField, string>>;
  optional: string;
  vatPayer: string;
  phoneHint: string;
  filledByPostcode: string;
  sameInvoice: string;
  sameDelivery: string;
  invoice: string;
  deliveryAddress: string;
  addNote: string;
  note: string;
  consents: string;
  terms: string;
  termsText: string;
  readTerms: string;
  refuseNews: string;
  refuseNewsText: string;
  faults: { required: string; postcode: (digits: number) => string; phone: string; email: string; terms: string };
  choosePayment: string;
  errors: (count: number) => string;
  orderPreliminary: string;
  orderBinding: string;
  sending: string;
  retry: string;
  failed: string;
  unknownOutcome: string;
  orderedOtherwise: string;
  showOrder: string;
  preliminaryNote: string;
  bindingNote: string;
};

const german: CheckoutTexts = {
  delivery: 'Lieferung',
  pickup: { title: 'Selbstabholung', text: 'Lager bei Brünn, Mo–Fr 7:00–15:30' },
  home: { title: 'Lieferung nach Hause', text: 'Preis nach Ort und Gewicht', change: 'ändern', choose: 'Ort wählen' },
  free: 'kostenlos',
  afterPostcode: 'nach PLZ',
  deliveryFirst: 'Wählen Sie zuerst die Lieferung',
  madeTime: 'Maßware binnen 28 Werktagen',
  stockTime: 'Lagerware binnen 2 bis 3 Werktagen',
  payment: 'Zahlung',
  now: 'jetzt, inkl. Steuer',
  later: (amount) => `${amount} später`,
  saving: (amount) => `Sie sparen ${amount}`,
  dropControl: 'Technische Prüfung abwählen',
  details: 'Ihre Angaben',
  role: 'Wer bestellt',
  person: 'Privatperson',
  companyRole: 'Firma',
  fields: {
    email: 'E-Mail',
    firstName: 'Vorname',
    lastName: 'Nachname',
    phone: 'Telefon',
    street: 'Straße und Hausnummer',
    city: 'Ort',
    postcode: 'PLZ',
    company: 'Firmenname',
    companyId: 'Firmenbuch-/Handelsregisternummer',
    taxId: 'USt-IdNr.',
    name: 'Name des Empfängers',
  },
  optional: 'freiwillig',
  vatPayer: 'Ich bin umsatzsteuerpflichtig',
  phoneHint:
    'Eine Nummer aus einem anderen Land geben Sie mit Vorwahl ein; die volle Nummer können Sie in die Notiz schreiben.',
  filledByPostcode: 'Aus der PLZ ergänzt',
  sameInvoice: 'Die Rechnungsadresse ist dieselbe',
  sameDelivery: 'An dieselbe Adresse liefern',
  invoice: 'Rechnungsadresse',
  deliveryAddress: 'Lieferadresse',
  addNote: 'Notiz hinzufügen',
  note: 'Notiz',
  consents: 'Zustimmung',
  terms: 'Ich stimme den AGB zu',
  termsText: 'Waren, die nach Maß gefertigt werden, sind vom Widerruf ausgenommen.',
  readTerms: 'AGB lesen',
  refuseNews: 'Ich möchte keine Neuigkeiten per E-Mail',
  refuseNewsText: 'Wir schreiben höchstens einmal im Monat.',
  faults: {
    required: 'Pflichtfeld',
    postcode: (digits) => `Die PLZ hat ${digits} Ziffern.`,
    phone: 'Bitte prüfen Sie die Telefonnummer; sie besteht nur aus Ziffern.',
    email: 'Diese E-Mail-Adresse ist nicht vollständig, zum Beispiel name@domain.de.',
    terms: 'Ohne Zustimmung zu den AGB können wir nicht liefern.',
  },
  choosePayment: 'Wählen Sie die Zahlung',
  errors: (count) => (count === 1 ? 'Eine Angabe fehlt noch' : `${count} Angaben fehlen noch`),
  orderPreliminary: 'Vorläufige Bestellung senden',
  orderBinding: 'Zahlungspflichtig bestellen',
  sending: 'Die Bestellung wird gesendet …',
  retry: 'Erneut versuchen',
  failed: 'Die Bestellung konnte nicht gesendet werden. Ihre Angaben bleiben erhalten.',
  unknownOutcome:
    'Wir wissen nicht, ob die Bestellung angekommen ist. Versuchen Sie es ruhig noch einmal: Es entsteht nie mehr als eine Bestellung.',
  orderedOtherwise: 'Dieser Warenkorb wurde schon mit anderen Angaben bestellt.',
  showOrder: 'Bestellung ansehen',
  preliminaryNote:
    'Zuerst prüft ein Techniker die Maße und ruft Sie an. Die Angaben zur Zahlung sehen Sie gleich nach dem Absenden.',
  bindingNote: 'Mit der Bestellung entsteht ein Kaufvertrag mit Zahlungspflicht.',
};

export const checkoutTexts: Catalogue<CheckoutTexts> = {
  cs: {
    delivery: 'Doprava',
    pickup: { title: 'Osobní odběr', text: 'Sklad u\u00a0Brna, po–pá 7:00–15:30' },
    home: {
      title: 'Doručení na adresu',
      text: 'Cena podle místa a\u00a0hmotnosti',
      change: 'změnit',
      choose: 'Vybrat místo',
    },
    free: 'zdarma',
    afterPostcode: 'podle PSČ',
    deliveryFirst: 'Nejprve vyberte dopravu',
    madeTime: 'Výrobky na míru do 28\u00a0pracovních dnů',
    stockTime: 'Skladové výrobky za 2 až 3\u00a0pracovní dny',
    payment: 'Platba',
    now: 'teď, s\u00a0DPH',
    later: (amount) => `${amount} později`,
    saving: (amount) => `ušetříte ${amount}`,
    dropControl: 'Zrušit technickou kontrolu',
    details: 'Vaše údaje',
    role: 'Kdo objednává',
    person: 'Soukromá osoba',
    companyRole: 'Firma',
    fields: {
      email: 'E-mail',
      firstName: 'Jméno',
      lastName: 'Příjmení',
      phone: 'Telefon',
      street: 'Ulice a\u00a0číslo',
      city: 'Město',
      postcode: 'PSČ',
      company: 'Název firmy',
      companyId: 'IČ',
      taxId: 'DIČ',
      name: 'Jméno příjemce',
    },
    optional: 'nepovinné',
    vatPayer: 'Jsem plátce DPH',
    phoneHint: 'Číslo z\u00a0jiné země zadejte s\u00a0předvolbou; celé číslo můžete napsat i\u00a0do poznámky.',
    filledByPostcode: 'Doplněno podle PSČ',
    sameInvoice: 'Fakturační adresa je stejná',
    sameDelivery: 'Doručit na stejnou adresu',
    invoice: 'Fakturační adresa',
    deliveryAddress: 'Doručovací adresa',
    addNote: 'Přidat poznámku',
    note: 'Poznámka',
    consents: 'Souhlasy',
    terms: 'Souhlasím s\u00a0obchodními podmínkami',
    termsText: 'Beru na vědomí, že zboží vyrobené na míru nelze vrátit bez udání důvodu.',
    readTerms: 'Přečíst podmínky',
    refuseNews: 'Nechci dostávat novinky e-mailem',
    refuseNewsText: 'Napíšeme nejvýše jednou za měsíc.',
    faults: {
      required: 'Musí být vyplněno',
      postcode: (digits) => `PSČ má ${digits} číslic.`,
      phone: 'Zkontrolujte telefon: má 9 číslic, mezery nevadí.',
      email: 'E-mail není celý, například jana@email.cz.',
      terms: 'Bez souhlasu s\u00a0podmínkami objednávku nemůžeme přijmout.',
    },
    choosePayment: 'Vyberte platbu',
    errors: (count) =>
      count === 1
        ? 'Zbývá doplnit jeden údaj'
        : count < 5
          ? `Zbývá doplnit ${count} údaje`
          : `Zbývá doplnit ${count} údajů`,
    orderPreliminary: 'Odeslat předběžnou objednávku',
    orderBinding: 'Objednávka zavazující k\u00a0platbě',
    sending: 'Objednávka se odesílá…',
    retry: 'Zkusit znovu',
    failed: 'Objednávku se nepodařilo odeslat. Vaše údaje zůstaly zachovány.',
    unknownOutcome:
      'Nevíme, jestli objednávka došla. Klidně to zkuste znovu: nikdy z\u00a0toho nebude víc než jedna objednávka.',
    orderedOtherwise: 'Tento košík už je objednaný s\u00a0jinými údaji.',
    showOrder: 'Zobrazit objednávku',
    preliminaryNote:
      'Rozměry nejprve zkontroluje technik a\u00a0do dalšího pracovního dne vám zavolá. Pokyny k\u00a0platbě uvidíte hned po odeslání.',
    bindingNote: 'Objednáním vzniká kupní smlouva s\u00a0povinností platby.',
  },
  sk: {
    delivery: 'Doprava',
    pickup: { title: 'Osobný odber', text: 'Sklad pri Brne, po–pi 7:00–15:30' },
    home: {
      title: 'Doručenie na adresu',
      text: 'Cena podľa miesta a hmotnosti',
      change: 'zmeniť',
      choose: 'Vybrať miesto',
    },
    free: 'zdarma',
    afterPostcode: 'podľa PSČ',
    deliveryFirst: 'Najprv vyberte dopravu',
    madeTime: 'Výrobky na mieru do 28 pracovných dní',
    stockTime: 'Skladové výrobky za 2 až 3 pracovné dni',
    payment: 'Platba',
    now: 'teraz, s DPH',
    later: (amount) => `${amount} neskôr`,
    saving: (amount) => `ušetríte ${amount}`,
    dropControl: 'Zrušiť technickú kontrolu',
    details: 'Vaše údaje',
    role: 'Kto objednáva',
    person: 'Súkromná osoba',
    companyRole: 'Firma',
    fields: {
      email: 'E-mail',
      firstName: 'Meno',
      lastName: 'Priezvisko',
      phone: 'Telefón',
      street: 'Ulica a číslo',
      city: 'Mesto',
      postcode: 'PSČ',
      company: 'Názov firmy',
      companyId: 'IČO',
      taxId: 'DIČ',
      name: 'Meno príjemcu',
    },
    optional: 'nepovinné',
    vatPayer: 'Som platiteľ DPH',
    phoneHint: 'Číslo z inej krajiny zadajte s predvoľbou; celé číslo môžete napísať aj do poznámky.',
    filledByPostcode: 'Doplnené podľa PSČ',
    sameInvoice: 'Fakturačná adresa je rovnaká',
    sameDelivery: 'Doručiť na rovnakú adresu',
    invoice: 'Fakturačná adresa',
    deliveryAddress: 'Doručovacia adresa',
    addNote: 'Pridať poznámku',
    note: 'Poznámka',
    consents: 'Súhlasy',
    terms: 'Súhlasím s obchodnými podmienkami',
    termsText: 'Beriem na vedomie, že tovar vyrobený na mieru nemožno vrátiť bez udania dôvodu.',
    readTerms: 'Prečítať podmienky',
    refuseNews: 'Nechcem dostávať novinky e-mailom',
    refuseNewsText: 'Napíšeme najviac raz za mesiac.',
    faults: {
      required: 'Musí byť vyplnené',
      postcode: (digits) => `PSČ má ${digits} číslic.`,
      phone: 'Skontrolujte telefón: má 9 číslic, medzery nevadia.',
      email: 'E-mail nie je celý, napríklad jana@email.sk.',
      terms: 'Bez súhlasu s podmienkami objednávku nemôžeme prijať.',
    },
    choosePayment: 'Vyberte platbu',
    errors: (count) =>
      count === 1
        ? 'Zostáva doplniť jeden údaj'
        : count < 5
          ? `Zostáva doplniť ${count} údaje`
          : `Zostáva doplniť ${count} údajov`,
    orderPreliminary: 'Odoslať predbežnú objednávku',
    orderBinding: 'Objednávka s povinnosťou platby',
    sending: 'Objednávka sa odosiela…',
    retry: 'Skúsiť znova',
    failed: 'Objednávku sa nepodarilo odoslať. Vaše údaje zostali zachované.',
    unknownOutcome:
      'Nevieme, či objednávka došla. Pokojne to skúste znova: nikdy z toho nebude viac než jedna objednávka.',
    orderedOtherwise: 'Tento košík je už objednaný s inými údajmi.',
    showOrder: 'Zobraziť objednávku',
    preliminaryNote:
      'Rozmery najprv skontroluje technik a do ďalšieho pracovného dňa vám zavolá. Pokyny na platbu uvidíte hneď po odoslaní.',
    bindingNote: 'Objednaním vzniká kúpna zmluva s povinnosťou platby.',
  },
  at: german,
  de: german,
  hu: {
    delivery: 'Szállítás',
    pickup: { title: 'Személyes átvétel', text: 'Raktár Brno mellett, H–P 7:00–15:30' },
    home: {
      title: 'Házhoz szállítás',
      text: 'Az ár a helytől és a súlytól függ',
      change: 'módosítás',
      choose: 'Hely választása',
    },
    free: 'díjtalan',
    afterPostcode: 'a megrendelés után',
    deliveryFirst: 'Először válasszon szállítást',
    madeTime: 'Méretre gyártott termék 28 munkanapon belül',
    stockTime: 'Raktári termék 2–3 munkanap alatt',
    payment: 'Fizetés',
    now: 'most, áfával',
    later: (amount) => `${amount} később`,
    saving: (amount) => `${amount} megtakarítás`,
    dropControl: 'Műszaki ellenőrzés törlése',
    details: 'Az Ön adatai',
    role: 'Ki rendel',
    person: 'Magánszemély',
    companyRole: 'Cég',
    fields: {
      email: 'E-mail',
      firstName: 'Keresztnév',
      lastName: 'Vezetéknév',
      phone: 'Telefon',
      street: 'Utca, házszám',
      city: 'Város',
      postcode: 'Irányítószám',
      company: 'Cégnév',
      companyId: 'Cégjegyzékszám',
      taxId: 'Adószám',
      name: 'A címzett neve',
    },
    optional: 'nem kötelező',
    vatPayer: 'Áfafizető vagyok',
    phoneHint: 'Más ország számát előhívóval adja meg; a teljes számot a megjegyzésbe is írhatja.',
    filledByPostcode: 'Az irányítószám alapján',
    sameInvoice: 'A számlázási cím ugyanaz',
    sameDelivery: 'Szállítás ugyanerre a címre',
    invoice: 'Számlázási cím',
    deliveryAddress: 'Szállítási cím',
    addNote: 'Megjegyzés hozzáadása',
    note: 'Megjegyzés',
    consents: 'Hozzájárulások',
    terms: 'Elfogadom az általános szerződési feltételeket',
    termsText: 'Tudomásul veszem, hogy a méretre gyártott árura nincs elállási jog.',
    readTerms: 'Feltételek elolvasása',
    refuseNews: 'Nem kérek híreket e-mailben',
    refuseNewsText: 'Legfeljebb havonta egyszer írunk.',
    faults: {
      required: 'Kötelező kitölteni',
      postcode: (digits) => `Az irányítószám ${digits} számjegy.`,
      phone: 'Ellenőrizze a telefonszámot; csak számjegyekből áll.',
      email: 'Az e-mail-cím nem teljes, például nev@email.hu.',
      terms: 'A feltételek elfogadása nélkül nem tudjuk fogadni a megrendelést.',
    },
    choosePayment: 'Válasszon fizetést',
    errors: (count) => `Még ${count} adat hiányzik`,
    orderPreliminary: 'Előzetes megrendelés elküldése',
    orderBinding: 'Fizetési kötelezettséggel járó megrendelés',
    sending: 'A megrendelés küldése folyamatban…',
    retry: 'Újrapróbálás',
    failed: 'A megrendelést nem sikerült elküldeni. Az adatai megmaradtak.',
    unknownOutcome:
      'Nem tudjuk, megérkezett-e a megrendelés. Nyugodtan próbálja újra: soha nem lesz belőle egynél több megrendelés.',
    orderedOtherwise: 'Ezt a kosarat más adatokkal már megrendelték.',
    showOrder: 'Megrendelés megtekintése',
    preliminaryNote: 'Most még nem fizet. Technikusunk két munkanapon belül felhívja Önt.',
    bindingNote: 'A megrendeléssel fizetési kötelezettséggel járó adásvételi szerződés jön létre.',
  },
};
