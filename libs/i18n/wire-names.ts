import type { Catalogue } from './catalogue';

/** Names that answers of the wire carry and that are no catalogue data. */
export type WireNames = {
  technicalControl: string;
  comfortDelivery: string;
  childGuard: string;
  pickup: string;
  delivery: string;
  doubleGlass: (mm: number) => string;
  tripleGlass: (mm: number) => string;
  spacer: (name: string) => string;
  ownDesign: string;
  payments: {
    card: PaymentText;
    cashAtPickup: PaymentText;
    cashOnDelivery: PaymentText;
    transferAll: PaymentText;
    transferDeposit: PaymentText;
    paypalAll: PaymentText;
    paypalDeposit: PaymentText;
    byPhone: PaymentText;
  };
  /** Why a payment cannot be taken now. */
  paymentRefusals: { 'delivery-first': string; 'technical-control': string; 'carrier-limit': string };
  /** How the rest after a deposit is paid (OPEN-Q-68). */
  restInCash: string;
  restByTransfer: string;
  /** When goods come (CONST-07, CONST-09). */
  fromStock: string;
  madeToMeasure: string;
  backOrdered: (pieces: number) => string;
};

export type PaymentText = { name: string; description: string };

const german: WireNames = {
  technicalControl: 'Technische Prüfung der Bestellung',
  comfortDelivery: 'Komfortlieferung',
  childGuard: 'Kindersicherung für alle Fenster',
  pickup: 'Selbstabholung im Lager bei Brünn',
  delivery: 'Lieferung nach Hause',
  doubleGlass: (mm) => `Zweifachglas ${mm} mm`,
  tripleGlass: (mm) => `Dreifachglas ${mm} mm`,
  spacer: (name) => `Abstandhalter ${name}`,
  ownDesign: 'Maßanfertigung',
  payments: {
    card: { name: 'Kartenzahlung online', description: 'Sicher über das Zahlungsportal GoPay.' },
    cashAtPickup: { name: 'Bar bei Abholung', description: 'Sie zahlen im Lager.' },
    cashOnDelivery: { name: 'Nachnahme', description: 'Sie zahlen bar bei der Lieferung.' },
    transferAll: { name: 'Überweisung im Voraus', description: 'Sie überweisen den ganzen Betrag.' },
    transferDeposit: { name: 'Überweisung, Anzahlung 30 %', description: 'Sie überweisen 30 % im Voraus.' },
    paypalAll: { name: 'PayPal', description: 'Sie zahlen den ganzen Betrag über PayPal.' },
    paypalDeposit: { name: 'PayPal, Anzahlung 30 %', description: 'Sie zahlen 30 % über PayPal.' },
    byPhone: { name: 'Zahlung nach Absprache', description: 'Die Zahlung klären wir am Telefon.' },
  },
  paymentRefusals: {
    'delivery-first': 'Wählen Sie zuerst die Lieferung',
    'technical-control':
      'Vor einer Kartenzahlung prüfen wir die Bestellung. Ohne technische Prüfung wird die Bestellung verbindlich und Sie können sofort so bezahlen.',
    'carrier-limit': 'Der Spediteur darf an der Tür höchstens 1 500 EUR annehmen. Bitte wählen Sie die Überweisung.',
  },
  restInCash: 'Den Rest zahlen Sie bar bei der Lieferung.',
  restByTransfer: 'Den Rest überweisen Sie vor der Lieferung.',
  fromStock: 'Lieferung in 2 bis 3 Werktagen',
  madeToMeasure: 'Lieferung innerhalb von 28 Werktagen',
  backOrdered: (pieces) => `${pieces} Stk. kommen später, sobald sie wieder auf Lager sind`,
};

export const wireNames: Catalogue<WireNames> = {
  cs: {
    technicalControl: 'Technická kontrola objednávky',
    comfortDelivery: 'Komfortní doručení',
    childGuard: 'Dětská pojistka ke všem oknům',
    pickup: 'Osobní odběr ve skladu u Brna',
    delivery: 'Doprava na adresu',
    doubleGlass: (mm) => `dvojsklo ${mm} mm`,
    tripleGlass: (mm) => `trojsklo ${mm} mm`,
    spacer: (name) => `rámeček ${name}`,
    ownDesign: 'na míru',
    payments: {
      card: { name: 'Platební karta online', description: 'Bezpečně přes platební bránu GoPay.' },
      cashAtPickup: { name: 'Hotově při převzetí', description: 'Zaplatíte ve skladu.' },
      cashOnDelivery: { name: 'Dobírka', description: 'Zaplatíte hotově při doručení.' },
      transferAll: { name: 'Převodem předem', description: 'Převedete celou částku.' },
      transferDeposit: { name: 'Převodem, záloha 30 %', description: 'Předem převedete 30 %.' },
      paypalAll: { name: 'PayPal', description: 'Celou částku zaplatíte přes PayPal.' },
      paypalDeposit: { name: 'PayPal, záloha 30 %', description: '30 % zaplatíte přes PayPal.' },
      byPhone: { name: 'Platba po dohodě', description: 'Na platbě se domluvíme telefonicky.' },
    },
    paymentRefusals: {
      'delivery-first': 'Nejprve vyberte dopravu',
      'technical-control':
        'Před platbou online objednávku zkontrolujeme. Bez technické kontroly je objednávka závazná a takto zaplatíte hned.',
      'carrier-limit': 'Dopravce smí na místě vybrat jen omezenou částku. Zvolte prosím převod.',
    },
    restInCash: 'Zbytek zaplatíte hotově při doručení.',
    restByTransfer: 'Zbytek převedete před doručením.',
    fromStock: 'Doručení za 2 až 3 pracovní dny',
    madeToMeasure: 'Doručení do 28 pracovních dnů',
    backOrdered: (pieces) => `${pieces} ks přijde později, jakmile budou skladem`,
  },
  sk: {
    technicalControl: 'Technická kontrola objednávky',
    comfortDelivery: 'Komfortné doručenie',
    childGuard: 'Detská poistka ku všetkým oknám',
    pickup: 'Osobný odber v sklade pri Brne',
    delivery: 'Doprava na adresu',
    doubleGlass: (mm) => `dvojsklo ${mm} mm`,
    tripleGlass: (mm) => `trojsklo ${mm} mm`,
    spacer: (name) => `rámik ${name}`,
    ownDesign: 'na mieru',
    payments: {
      card: { name: 'Platobná karta online', description: 'Bezpečne cez platobnú bránu GoPay.' },
      cashAtPickup: { name: 'V hotovosti pri prevzatí', description: 'Zaplatíte v sklade.' },
      cashOnDelivery: { name: 'Dobierka', description: 'Zaplatíte v hotovosti pri doručení.' },
      transferAll: { name: 'Prevodom vopred', description: 'Prevediete celú sumu.' },
      transferDeposit: { name: 'Prevodom, záloha 30 %', description: 'Vopred prevediete 30 %.' },
      paypalAll: { name: 'PayPal', description: 'Celú sumu zaplatíte cez PayPal.' },
      paypalDeposit: { name: 'PayPal, záloha 30 %', description: '30 % zaplatíte cez PayPal.' },
      byPhone: { name: 'Platba po dohode', description: 'Na platbe sa dohodneme telefonicky.' },
    },
    paymentRefusals: {
      'delivery-first': 'Najprv vyberte dopravu',
      'technical-control':
        'Pred platbou online objednávku skontrolujeme. Bez technickej kontroly je objednávka záväzná a takto zaplatíte hneď.',
      'carrier-limit': 'Dopravca smie na mieste vybrať najviac 1 500 EUR. Zvoľte prosím prevod.',
    },
    restInCash: 'Zvyšok zaplatíte v hotovosti pri doručení.',
    restByTransfer: 'Zvyšok prevediete pred doručením.',
    fromStock: 'Doručenie za 2 až 3 pracovné dni',
    madeToMeasure: 'Doručenie do 28 pracovných dní',
    backOrdered: (pieces) => `${pieces} ks príde neskôr, len čo budú skladom`,
  },
  at: german,
  de: german,
  hu: {
    technicalControl: 'A megrendelés műszaki ellenőrzése',
    comfortDelivery: 'Komfort szállítás',
    childGuard: 'Gyermekzár minden ablakhoz',
    pickup: 'Személyes átvétel a Brno melletti raktárban',
    delivery: 'Házhoz szállítás',
    doubleGlass: (mm) => `kétrétegű üveg ${mm} mm`,
    tripleGlass: (mm) => `háromrétegű üveg ${mm} mm`,
    spacer: (name) => `${name} távtartó`,
    ownDesign: 'méretre gyártott',
    payments: {
      card: { name: 'Online bankkártya', description: 'Biztonságosan a GoPay felületén.' },
      cashAtPickup: { name: 'Készpénz átvételkor', description: 'A raktárban fizet.' },
      cashOnDelivery: { name: 'Utánvét', description: 'Kiszállításkor készpénzzel fizet.' },
      transferAll: { name: 'Előre utalás', description: 'A teljes összeget átutalja.' },
      transferDeposit: { name: 'Átutalás, 30% előleg', description: 'Előre 30%-ot utal át.' },
      paypalAll: { name: 'PayPal', description: 'A teljes összeget PayPallal fizeti.' },
      paypalDeposit: { name: 'PayPal, 30% előleg', description: '30%-ot PayPallal fizet.' },
      byPhone: {
        name: 'Fizetés egyeztetés szerint',
        description: 'A fizetést telefonon véglegesítjük; a szállítás árát a megrendelés elküldése után számítjuk ki.',
      },
    },
    paymentRefusals: {
      'delivery-first': 'Először válasszon szállítást',
      'technical-control': 'Online fizetés előtt ellenőrizzük a megrendelést.',
      'carrier-limit': 'A futár legfeljebb 500 000 Ft-ot vehet át. Kérjük, válasszon átutalást.',
    },
    restInCash: 'A fennmaradó részt kiszállításkor készpénzzel fizeti.',
    restByTransfer: 'A fennmaradó részt kiszállítás előtt átutalja.',
    fromStock: 'Kiszállítás 2–3 munkanapon belül',
    madeToMeasure: 'Kiszállítás 28 munkanapon belül',
    backOrdered: (pieces) => `${pieces} db később érkezik, amint raktáron lesz`,
  },
};
