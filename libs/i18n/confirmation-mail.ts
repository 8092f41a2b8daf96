import type { Catalogue } from './catalogue';

/** The mail that confirms an order (OPEN-Q-77). Amounts, numbers and days come ready written. */
export type ConfirmationTexts = {
  subject: (number: string) => string;
  order: (number: string) => string;
  /** Shown by mail programs beside the subject. */
  preview: (total: string) => string;
  title: { preliminary: string; binding: string };
  greeting: string;
  /** SHOP-12, SHOP-13 */
  preliminary: string;
  binding: { card: string; transfer: string; cash: string; paypal: string };
  total: string;
  dueNow: string;
  dueLater: string;
  delivery: string;
  madeToMeasure: string;
  fromStock: string;
  where: string;
  pickup: string;
  ordered: string;
  pieces: (pieces: number) => string;
  backOrdered: (pieces: number) => string;
  goods: string;
  services: string;
  transport: string;
  discount: string;
  prepayment: string;
  net: string;
  vat: (percent: number) => string;
  totalWithVat: string;
  rest: { cash_on_delivery: string; transfer: string };
  byPhone: string;
  transfer: {
    title: string;
    text: (days: number) => string;
    amount: string;
    account: string;
    iban: string;
    bic: string;
    symbol: string;
  };
  pay: string;
  show: string;
  withdrawal: string;
  contact: (phone: string) => string;
  terms: string;
};

const german: ConfirmationTexts = {
  subject: (number) => `Ihre Bestellung ${number}`,
  order: (number) => `Bestellung ${number}`,
  preview: (total) => `Wir haben Ihre Bestellung über ${total} erhalten.`,
  title: { preliminary: 'Danke, wir prüfen Ihre Bestellung', binding: 'Danke für Ihre Bestellung' },
  greeting: 'Guten Tag,',
  preliminary:
    'Ihre Bestellung ist vorläufig. Unser Kundenzentrum ruft Sie bis zum nächsten Werktag an und geht mit Ihnen Maße und Ausführung durch. Erst danach wird die Bestellung verbindlich.',
  binding: {
    card: 'Ihre Bestellung ist verbindlich. Sobald die Kartenzahlung bei uns eingegangen ist, beginnen wir mit der Arbeit. Den Stand der Zahlung sehen Sie jederzeit in der Bestellübersicht.',
    transfer:
      'Ihre Bestellung ist verbindlich. Sobald Ihre Überweisung bei uns eingegangen ist, beginnen wir mit der Arbeit.',
    cash: 'Ihre Bestellung ist verbindlich. Sie zahlen bei der Übergabe.',
    paypal:
      'Ihre Bestellung ist verbindlich. Sobald die Zahlung über PayPal bei uns eingegangen ist, beginnen wir mit der Arbeit.',
  },
  total: 'Gesamt mit MwSt.',
  dueNow: 'Jetzt zu zahlen',
  dueLater: 'Später zu zahlen',
  delivery: 'Lieferzeit',
  madeToMeasure: 'bis 28 Werktage',
  fromStock: '2 bis 3 Werktage',
  where: 'Wohin',
  pickup: 'Abholung im Lager',
  ordered: 'Ihre Bestellung',
  pieces: (pieces) => `${pieces} ×`,
  backOrdered: (pieces) => `${pieces} Stück sind derzeit nicht auf Lager und werden nachgeliefert.`,
  goods: 'Waren',
  services: 'Dienstleistungen',
  transport: 'Lieferung',
  discount: 'Rabatt',
  prepayment: '2 % Rabatt für Vorauszahlung',
  net: 'Gesamt ohne MwSt.',
  vat: (percent) => `MwSt. ${percent} %`,
  totalWithVat: 'Gesamt mit MwSt.',
  rest: {
    cash_on_delivery: 'Den Rest zahlen Sie bar bei der Übergabe.',
    transfer: 'Den Rest überweisen Sie vor der Lieferung: So hohe Beträge darf der Spediteur nicht kassieren.',
  },
  byPhone: 'Die Zahlung klären wir mit Ihnen am Telefon; der Lieferpreis wird danach berechnet.',
  transfer: {
    title: 'So überweisen Sie',
    text: (days) =>
      `Bitte überweisen Sie den Betrag innerhalb von ${days} Tagen und geben Sie den Verwendungszweck an.`,
    amount: 'Betrag',
    account: 'Konto',
    iban: 'IBAN',
    bic: 'BIC',
    symbol: 'Verwendungszweck',
  },
  pay: 'Jetzt bezahlen',
  show: 'Bestellung ansehen',
  withdrawal:
    'Maßanfertigungen können nicht ohne Grund zurückgegeben werden. Bei Lagerware haben Sie 14 Tage ab Erhalt ein Widerrufsrecht.',
  contact: (phone) => `Rufen Sie uns an unter ${phone} oder antworten Sie einfach auf diese E-Mail.`,
  terms: 'Geschäftsbedingungen',
};

export const confirmationTexts: Catalogue<ConfirmationTexts> = {
  cs: {
    subject: (number) => `Vaše objednávka ${number}`,
    order: (number) => `Objednávka ${number}`,
    preview: (total) => `Vaši objednávku za ${total} jsme přijali.`,
    title: { preliminary: 'Děkujeme, objednávku teď zkontrolujeme', binding: 'Děkujeme za objednávku' },
    greeting: 'Dobrý den,',
    preliminary:
      'vaše objednávka je zatím předběžná. Nejpozději následující pracovní den vám zavoláme z klientského centra a projdeme s vámi rozměry i provedení. Závaznou se objednávka stane až potom.',
    binding: {
      card: 'vaši závaznou objednávku jsme přijali. Jakmile dorazí platba kartou, pustíme se do práce. Stav platby uvidíte kdykoli v přehledu objednávky.',
      transfer: 'vaši závaznou objednávku jsme přijali. Jakmile dorazí váš převod, pustíme se do práce.',
      cash: 'vaši závaznou objednávku jsme přijali. Zaplatíte při převzetí.',
      paypal: 'vaši závaznou objednávku jsme přijali. Jakmile dorazí platba přes PayPal, pustíme se do práce.',
    },
    total: 'Celkem s DPH',
    dueNow: 'Zaplatit nyní',
    dueLater: 'Doplatit později',
    delivery: 'Dodání',
    madeToMeasure: 'do 28 pracovních dnů',
    fromStock: 'do 2 až 3 pracovních dnů',
    where: 'Kam',
    pickup: 'Osobní odběr ve skladu',
    ordered: 'Co jste objednali',
    pieces: (pieces) => `${pieces} ×`,
    backOrdered: (pieces) =>
      pieces === 1
        ? '1 kus teď není skladem, dodáme ho později.'
        : pieces < 5
          ? `${pieces} kusy teď nejsou skladem, dodáme je později.`
          : `${pieces} kusů teď není skladem, dodáme je později.`,
    goods: 'Zboží',
    services: 'Služby',
    transport: 'Doprava',
    discount: 'Sleva',
    prepayment: 'Sleva 2 % za platbu předem',
    net: 'Celkem bez DPH',
    vat: (percent) => `DPH ${percent} %`,
    totalWithVat: 'Celkem s DPH',
    rest: {
      cash_on_delivery: 'Zbytek zaplatíte v hotovosti při převzetí.',
      transfer: 'Zbytek uhradíte převodem před dodáním: tak vysokou částku dopravce vybrat nesmí.',
    },
    byPhone: 'Na platbě se domluvíme po telefonu; cenu dopravy dopočítáme po odeslání objednávky.',
    transfer: {
      title: 'Pokyny k platbě převodem',
      text: (days) =>
        `Částku prosím převeďte do ${days} dnů. Podle variabilního symbolu platbu přiřadíme k vaší objednávce.`,
      amount: 'Částka',
      account: 'Číslo účtu',
      iban: 'IBAN',
      bic: 'BIC',
      symbol: 'Variabilní symbol',
    },
    pay: 'Zaplatit objednávku',
    show: 'Zobrazit objednávku',
    withdrawal:
      'Výrobky na míru nelze vrátit bez udání důvodu. U skladového zboží můžete do 14 dnů od převzetí odstoupit od smlouvy.',
    contact: (phone) => `Zavolejte nám na ${phone}, nebo na tento e-mail jen odpovězte.`,
    terms: 'Obchodní podmínky',
  },
  sk: {
    subject: (number) => `Vaša objednávka ${number}`,
    order: (number) => `Objednávka ${number}`,
    preview: (total) => `Vašu objednávku za ${total} sme prijali.`,
    title: { preliminary: 'Ďakujeme, objednávku teraz skontrolujeme', binding: 'Ďakujeme za objednávku' },
    greeting: 'Dobrý deň,',
    preliminary:
      'vaša objednávka je zatiaľ predbežná. Najneskôr nasledujúci pracovný deň vám zavoláme z klientskeho centra a prejdeme s vami rozmery aj vyhotovenie. Záväznou sa objednávka stane až potom.',
    binding: {
      card: 'vašu záväznú objednávku sme prijali. Len čo dorazí platba kartou, pustíme sa do práce. Stav platby uvidíte kedykoľvek v prehľade objednávky.',
      transfer: 'vašu záväznú objednávku sme prijali. Len čo dorazí váš prevod, pustíme sa do práce.',
      cash: 'vašu záväznú objednávku sme prijali. Zaplatíte pri prevzatí.',
      paypal: 'vašu záväznú objednávku sme prijali. Len čo dorazí platba cez PayPal, pustíme sa do práce.',
    },
    total: 'Celkom s DPH',
    dueNow: 'Zaplatiť teraz',
    dueLater: 'Doplatiť neskôr',
    delivery: 'Dodanie',
    madeToMeasure: 'do 28 pracovných dní',
    fromStock: 'do 2 až 3 pracovných dní',
    where: 'Kam',
    pickup: 'Osobný odber v sklade',
    ordered: 'Čo ste objednali',
    pieces: (pieces) => `${pieces} ×`,
    backOrdered: (pieces) =>
      pieces === 1
        ? '1 kus teraz nie je skladom, dodáme ho neskôr.'
        : pieces < 5
          ? `${pieces} kusy teraz nie sú skladom, dodáme ich neskôr.`
          : `${pieces} kusov teraz nie je skladom, dodáme ich neskôr.`,
    goods: 'Tovar',
    services: 'Služby',
    transport: 'Doprava',
    discount: 'Zľava',
    prepayment: 'Zľava 2 % za platbu vopred',
    net: 'Celkom bez DPH',
    vat: (percent) => `DPH ${percent} %`,
    totalWithVat: 'Celkom s DPH',
    rest: {
      cash_on_delivery: 'Zvyšok zaplatíte v hotovosti pri prevzatí.',
      transfer: 'Zvyšok uhradíte prevodom pred dodaním: takú vysokú sumu dopravca vybrať nesmie.',
    },
    byPhone: 'Na platbe sa dohodneme po telefóne; cenu dopravy dopočítame po odoslaní objednávky.',
    transfer: {
      title: 'Pokyny k platbe prevodom',
      text: (days) =>
        `Sumu prosím preveďte do ${days} dní. Podľa variabilného symbolu platbu priradíme k vašej objednávke.`,
      amount: 'Suma',
      account: 'Číslo účtu',
      iban: 'IBAN',
      bic: 'BIC',
      symbol: 'Variabilný symbol',
    },
    pay: 'Zaplatiť objednávku',
    show: 'Zobraziť objednávku',
    withdrawal:
      'Výrobky na mieru nemožno vrátiť bez udania dôvodu. Pri skladovom tovare môžete do 14 dní od prevzatia odstúpiť od zmluvy.',
    contact: (phone) => `Zavolajte nám na ${phone}, alebo na tento e-mail jednoducho odpovedzte.`,
    terms: 'Obchodné podmienky',
  },
  at: {
    ...german,
    vat: (percent) => `USt. ${percent} %`,
    total: 'Gesamt mit USt.',
    net: 'Gesamt ohne USt.',
    totalWithVat: 'Gesamt mit USt.',
  },
  de: german,
  hu: {
    subject: (number) => `${number} számú rendelése`,
    order: (number) => `${number} számú rendelés`,
    preview: (total) => `Rendelését megkaptuk, végösszege ${total}.`,
    title: { preliminary: 'Köszönjük, rendelését ellenőrizzük', binding: 'Köszönjük a rendelését' },
    greeting: 'Jó napot kívánunk!',
    preliminary:
      'Rendelése egyelőre előzetes. Technikusunk 2 munkanapon belül felhívja, és átnézi Önnel a méreteket és a kivitelt. A rendelés csak ezután válik kötelezővé.',
    binding: {
      card: 'Kötelező érvényű rendelését megkaptuk. Amint a kártyás fizetés beérkezik, munkához látunk. A fizetés állapotát bármikor megnézheti a rendelés áttekintésében.',
      transfer: 'Kötelező érvényű rendelését megkaptuk. Amint az átutalás beérkezik, munkához látunk.',
      cash: 'Kötelező érvényű rendelését megkaptuk. Átvételkor fizet.',
      paypal: 'Kötelező érvényű rendelését megkaptuk. Amint a PayPal-fizetés beérkezik, munkához látunk.',
    },
    total: 'Összesen áfával',
    dueNow: 'Most fizetendő',
    dueLater: 'Később fizetendő',
    delivery: 'Szállítás',
    madeToMeasure: '28 munkanapon belül',
    fromStock: '2–3 munkanapon belül',
    where: 'Hová',
    pickup: 'Személyes átvétel a raktárban',
    ordered: 'A megrendelt termékek',
    pieces: (pieces) => `${pieces} ×`,
    backOrdered: (pieces) => `${pieces} darab jelenleg nincs raktáron, később szállítjuk.`,
    goods: 'Termékek',
    services: 'Szolgáltatások',
    transport: 'Szállítás',
    discount: 'Kedvezmény',
    prepayment: '2% kedvezmény előrefizetésért',
    net: 'Összesen áfa nélkül',
    vat: (percent) => `Áfa ${percent}%`,
    totalWithVat: 'Összesen áfával',
    rest: {
      cash_on_delivery: 'A fennmaradó összeget átvételkor készpénzben fizeti.',
      transfer: 'A fennmaradó összeget szállítás előtt átutalja: ekkora összeget a fuvarozó nem vehet át.',
    },
    byPhone: 'A fizetést telefonon egyeztetjük; a szállítás árát a rendelés elküldése után számoljuk ki.',
    transfer: {
      title: 'Így utalhat',
      text: (days) => `Kérjük, ${days} napon belül utalja át az összeget, és a közleményben adja meg az azonosítót.`,
      amount: 'Összeg',
      account: 'Számlaszám',
      iban: 'IBAN',
      bic: 'BIC',
      symbol: 'Közlemény',
    },
    pay: 'Rendelés kifizetése',
    show: 'Rendelés megtekintése',
    withdrawal:
      'A méretre gyártott termékek indoklás nélkül nem küldhetők vissza. Raktári termékeknél az átvételtől számított 14 napon belül elállhat a szerződéstől.',
    contact: (phone) => `Hívjon minket a ${phone} számon, vagy válaszoljon erre az e-mailre.`,
    terms: 'Általános szerződési feltételek',
  },
};
