import type { Catalogue } from './catalogue';

/** Recap and payment result (RECAP, OPEN-Q-91). */
export type RecapTexts = {
  confirming: string;
  confirmingLead: string;
  placed: string;
  placedLead: (number: string) => string;
  preliminary: string;
  preliminaryLead: string;
  paid: string;
  paidLead: string;
  failed: string;
  failedLead: (number: string) => string;
  refunded: string;
  refundedLead: string;
  toPay: string;
  toPayLead: string;
  transferPending: string;
  transferLead: string;
  number: string;
  total: string;
  dueNow: string;
  dueLater: string;
  paidAmount: string;
  nothing: string;
  pay: string;
  payAgain: string;
  payNow: string;
  wait: string;
  opening: string;
  openingFailed: string;
  redirecting: (seconds: number) => string;
  preparing: string;
  transfer: string;
  amount: string;
  account: string;
  iban: string;
  bic: string;
  variableSymbol: string;
  copy: (what: string) => string;
  copied: (what: string) => string;
  transferNote: string;
  rest: { cash_on_delivery: (amount: string) => string; transfer: (amount: string) => string };
  next: string;
  steps: {
    received: string;
    check: string;
    deposit: string;
    payment: string;
    delivery: string;
  };
  stepNotes: { check: string; waiting: string; done: string };
  goods: string;
  summary: string;
  withoutVat: string;
  unknown: string;
  unknownLead: string;
  saysPaid: string;
  saysFailed: string;
  saysPreliminary: string;
  truthMissing: string;
  backToShop: string;
};

const german: RecapTexts = {
  confirming: 'Wir prüfen die Zahlung',
  confirmingLead:
    'Das Zahlungsportal bestätigt die Zahlung gewöhnlich in wenigen Sekunden. Die Seite aktualisiert sich von selbst.',
  placed: 'Wir haben Ihre Bestellung',
  placedLead: (number) => `Bestellnummer ${number}. Die Bestätigung haben wir Ihnen per E-Mail geschickt.`,
  preliminary: 'Wir haben Ihre vorläufige Bestellung',
  preliminaryLead: 'Unser Kundenzentrum ruft Sie bis zum nächsten Werktag an und geht die Maße mit Ihnen durch.',
  paid: 'Die Zahlung ist eingegangen',
  paidLead: 'Danke. Wir nehmen die Bestellung in Arbeit; die Bestätigung haben Sie per E-Mail.',
  failed: 'Die Zahlung ist nicht erfolgt',
  failedLead: (number) =>
    `Etwas ist schiefgegangen. Die Zahlung ist nicht erfolgt; die Bestellung bleibt unter der Nummer ${number} gespeichert. Bitte zahlen Sie erneut oder rufen Sie die Kundenhotline an.`,
  refunded: 'Die Zahlung wurde zurückgegeben',
  refundedLead: 'Der Betrag ist auf dem Weg zurück auf Ihr Konto. Bei Fragen rufen Sie uns bitte an.',
  toPay: 'Die Bestellung ist da, es fehlt die Zahlung',
  toPayLead: 'Sie zahlen auf der sicheren Seite des Zahlungsportals.',
  transferPending: 'Wir haben Ihre Bestellung, es fehlt die Zahlung',
  transferLead: 'Sobald der Betrag eingeht, beginnen wir mit der Arbeit. Die Angaben haben Sie auch per E-Mail.',
  number: 'Bestellnummer',
  total: 'Gesamt inkl. MwSt.',
  dueNow: 'Jetzt zu zahlen',
  dueLater: 'Später zu zahlen',
  paidAmount: 'Bezahlt',
  nothing: 'nichts',
  pay: 'Mit Karte zahlen',
  payAgain: 'Erneut mit Karte zahlen',
  payNow: 'Jetzt zahlen',
  wait: 'Warten',
  opening: 'Zahlungsportal wird geöffnet …',
  openingFailed: 'Das Zahlungsportal konnte nicht geöffnet werden. Bitte versuchen Sie es erneut.',
  redirecting: (seconds) => `In ${seconds} Sekunden öffnen wir das Zahlungsportal.`,
  preparing: 'Wir bereiten die Zahlung vor …',
  transfer: 'Zahlung per Überweisung',
  amount: 'Betrag',
  account: 'Kontonummer',
  iban: 'IBAN',
  bic: 'BIC',
  variableSymbol: 'Verwendungszweck',
  copy: (what) => `Kopieren: ${what}`,
  copied: (what) => `Kopiert: ${what}`,
  transferNote: 'Bitte ändern Sie den Verwendungszweck nicht, nach ihm ordnen wir die Zahlung zu.',
  rest: {
    cash_on_delivery: (amount) => `Den Rest von ${amount} zahlen Sie bei der Lieferung in bar.`,
    transfer: (amount) => `Den Rest von ${amount} zahlen Sie vor der Lieferung per Überweisung.`,
  },
  next: 'Wie es weitergeht',
  steps: {
    received: 'Eingegangen',
    check: 'Technische Prüfung',
    deposit: 'Anzahlung',
    payment: 'Zahlung',
    delivery: 'Lieferung',
  },
  stepNotes: {
    check: 'wir rufen Sie an',
    waiting: 'wir warten auf die Zahlung',
    done: 'erledigt',
  },
  goods: 'Bestellte Ware',
  summary: 'Übersicht',
  withoutVat: 'ohne MwSt.',
  unknown: 'Diese Bestellung kennen wir hier nicht',
  unknownLead:
    'In diesem Browser ist keine Bestellung gespeichert. Die Bestätigung mit dem Link finden Sie in Ihrer E-Mail.',
  saysPaid:
    'Die aufgerufene Adresse meldet: Die Zahlung ist eingegangen. Bestätigen können wir es erst über den Link in Ihrer E-Mail.',
  saysFailed:
    'Etwas ist schiefgegangen. Die Zahlung ist nicht erfolgt, bitte zahlen Sie erneut oder wenden Sie sich an die Kundenhotline.',
  saysPreliminary: 'Bei vorläufigen Bestellungen ruft unser Kundenzentrum bis zum nächsten Werktag an.',
  truthMissing: 'Den Stand der Zahlung können wir gerade nicht abfragen.',
  backToShop: 'Zurück zum Shop',
};

export const recapTexts: Catalogue<RecapTexts> = {
  cs: {
    confirming: 'Ověřujeme platbu',
    confirmingLead: 'Platební brána ji obvykle potvrdí během pár vteřin. Stránka se obnoví sama.',
    placed: 'Objednávku máme',
    placedLead: (number) => `Číslo objednávky ${number}. Potvrzení jsme poslali e-mailem.`,
    preliminary: 'Předběžnou objednávku máme',
    preliminaryLead: 'Klientské centrum vám do dalšího pracovního dne zavolá a\u00a0rozměry s\u00a0vámi projde.',
    paid: 'Platba proběhla v\u00a0pořádku',
    paidLead: 'Děkujeme. Objednávku bereme do práce, potvrzení máte v\u00a0e-mailu.',
    failed: 'Platba neproběhla',
    failedLead: (number) =>
      `Něco se pokazilo. Platba neproběhla a\u00a0objednávka zůstává uložená pod číslem ${number}. Zaplaťte prosím znovu nebo kontaktujte zákaznickou linku.`,
    refunded: 'Platbu jsme vrátili',
    refundedLead: 'Částka je na cestě zpět na váš účet. S\u00a0dotazy se prosím ozvěte na zákaznickou linku.',
    toPay: 'Objednávku máme, zbývá zaplatit',
    toPayLead: 'Zaplatíte na zabezpečené stránce platební brány.',
    transferPending: 'Objednávku máme, zbývá zaplatit',
    transferLead: 'Jakmile platba přijde, dáme se do práce. Údaje máte i\u00a0v\u00a0e-mailu.',
    number: 'Číslo objednávky',
    total: 'Celkem s\u00a0DPH',
    dueNow: 'Zaplatit teď',
    dueLater: 'Doplatit později',
    paidAmount: 'Zaplaceno',
    nothing: 'nic',
    pay: 'Zaplatit kartou',
    payAgain: 'Zaplatit znovu kartou',
    payNow: 'Zaplatit teď',
    wait: 'Počkat',
    opening: 'Otvíráme platební bránu…',
    openingFailed: 'Platební bránu se nepodařilo otevřít. Zkuste to prosím znovu.',
    redirecting: (seconds) => `Za ${seconds}\u00a0s otevřeme platební bránu.`,
    preparing: 'Připravujeme platbu…',
    transfer: 'Platba převodem',
    amount: 'Částka',
    account: 'Číslo účtu',
    iban: 'IBAN',
    bic: 'BIC',
    variableSymbol: 'Variabilní symbol',
    copy: (what) => `Kopírovat: ${what}`,
    copied: (what) => `Zkopírováno: ${what}`,
    transferNote:
      'Variabilní symbol prosím neměňte, podle něj platbu spárujeme. Banka si za převod účtuje obvykle 15,-\u00a0Kč.',
    rest: {
      cash_on_delivery: (amount) => `Zbytek ${amount} zaplatíte hotově při doručení.`,
      transfer: (amount) => `Zbytek ${amount} zaplatíte převodem před doručením.`,
    },
    next: 'Co bude dál',
    steps: {
      received: 'Přijato',
      check: 'Kontrola technikem',
      deposit: 'Záloha',
      payment: 'Platba',
      delivery: 'Doručení',
    },
    stepNotes: {
      check: 'zavoláme vám',
      waiting: 'čekáme na platbu',
      done: 'hotovo',
    },
    goods: 'Objednané zboží',
    summary: 'Souhrn',
    withoutVat: 'bez DPH',
    unknown: 'Tuhle objednávku tady neznáme',
    unknownLead:
      'V\u00a0tomto prohlížeči žádná objednávka uložená není. Potvrzení s\u00a0odkazem najdete v\u00a0e-mailu.',
    saysPaid:
      'Otevřená adresa hlásí: Platba proběhla v\u00a0pořádku. Potvrdit to můžeme až přes odkaz z\u00a0vašeho e-mailu.',
    saysFailed: 'Něco se pokazilo. Platba neproběhla, zaplaťte prosím znovu nebo kontaktujte zákaznickou linku.',
    saysPreliminary: 'U\u00a0předběžné objednávky zavolá klientské centrum do dalšího pracovního dne.',
    truthMissing: 'Stav platby se teď nepodařilo ověřit.',
    backToShop: 'Zpět do obchodu',
  },
  sk: {
    confirming: 'Overujeme platbu',
    confirmingLead: 'Platobná brána ju zvyčajne potvrdí do pár sekúnd. Stránka sa obnoví sama.',
    placed: 'Objednávku máme',
    placedLead: (number) => `Číslo objednávky ${number}. Potvrdenie sme poslali e-mailom.`,
    preliminary: 'Predbežnú objednávku máme',
    preliminaryLead: 'Klientske centrum vám do ďalšieho pracovného dňa zavolá a rozmery s vami prejde.',
    paid: 'Platba prebehla v poriadku',
    paidLead: 'Ďakujeme. Objednávku berieme do práce, potvrdenie máte v e-maile.',
    failed: 'Platba neprebehla',
    failedLead: (number) =>
      `Niečo sa pokazilo. Platba neprebehla a objednávka zostáva uložená pod číslom ${number}. Zaplaťte prosím znova alebo kontaktujte zákaznícku linku.`,
    refunded: 'Platbu sme vrátili',
    refundedLead: 'Suma je na ceste späť na váš účet. S otázkami sa prosím ozvite na zákaznícku linku.',
    toPay: 'Objednávku máme, zostáva zaplatiť',
    toPayLead: 'Zaplatíte na zabezpečenej stránke platobnej brány.',
    transferPending: 'Objednávku máme, zostáva zaplatiť',
    transferLead: 'Keď platba príde, pustíme sa do práce. Údaje máte aj v e-maile.',
    number: 'Číslo objednávky',
    total: 'Spolu s DPH',
    dueNow: 'Zaplatiť teraz',
    dueLater: 'Doplatiť neskôr',
    paidAmount: 'Zaplatené',
    nothing: 'nič',
    pay: 'Zaplatiť kartou',
    payAgain: 'Zaplatiť znova kartou',
    payNow: 'Zaplatiť teraz',
    wait: 'Počkať',
    opening: 'Otvárame platobnú bránu…',
    openingFailed: 'Platobnú bránu sa nepodarilo otvoriť. Skúste to prosím znova.',
    redirecting: (seconds) => `O ${seconds} s otvoríme platobnú bránu.`,
    preparing: 'Pripravujeme platbu…',
    transfer: 'Platba prevodom',
    amount: 'Suma',
    account: 'Číslo účtu',
    iban: 'IBAN',
    bic: 'BIC',
    variableSymbol: 'Variabilný symbol',
    copy: (what) => `Kopírovať: ${what}`,
    copied: (what) => `Skopírované: ${what}`,
    transferNote:
      'Variabilný symbol prosím nemeňte, podľa neho platbu spárujeme. Banka si za prevod účtuje zvyčajne 1 €.',
    rest: {
      cash_on_delivery: (amount) => `Zvyšok ${amount} zaplatíte v hotovosti pri doručení.`,
      transfer: (amount) => `Zvyšok ${amount} zaplatíte prevodom pred doručením.`,
    },
    next: 'Čo bude ďalej',
    steps: {
      received: 'Prijaté',
      check: 'Kontrola technikom',
      deposit: 'Záloha',
      payment: 'Platba',
      delivery: 'Doručenie',
    },
    stepNotes: {
      check: 'zavoláme vám',
      waiting: 'čakáme na platbu',
      done: 'hotovo',
    },
    goods: 'Objednaný tovar',
    summary: 'Súhrn',
    withoutVat: 'bez DPH',
    unknown: 'Túto objednávku tu nepoznáme',
    unknownLead: 'V tomto prehliadači žiadna objednávka uložená nie je. Potvrdenie s odkazom nájdete v e-maile.',
    saysPaid: 'Otvorená adresa hlási: Platba prebehla v poriadku. Potvrdiť to môžeme až cez odkaz z vášho e-mailu.',
    saysFailed: 'Niečo sa pokazilo. Platba neprebehla, zaplaťte prosím znova alebo kontaktujte zákaznícku linku.',
    saysPreliminary: 'Pri predbežnej objednávke zavolá klientske centrum do ďalšieho pracovného dňa.',
    truthMissing: 'Stav platby sa teraz nepodarilo overiť.',
    backToShop: 'Späť do obchodu',
  },
  at: { ...german, total: 'Gesamt inkl. USt.', withoutVat: 'exkl. USt.' },
  de: german,
  hu: {
    confirming: 'A fizetés ellenőrzése',
    confirmingLead: 'A fizetési kapu általában néhány másodperc alatt megerősíti. Az oldal magától frissül.',
    placed: 'Megkaptuk a megrendelést',
    placedLead: (number) => `A megrendelés száma ${number}. A visszaigazolást e-mailben elküldtük.`,
    preliminary: 'Megkaptuk az előzetes megrendelést',
    preliminaryLead: 'Technikusunk két munkanapon belül felhívja Önt, és átnézi a méreteket.',
    paid: 'A fizetés rendben megtörtént',
    paidLead: 'Köszönjük. Munkába vesszük a megrendelést, a visszaigazolás az e-mailjében van.',
    failed: 'A fizetés nem történt meg',
    failedLead: (number) =>
      `Valami elromlott. A fizetés nem történt meg, a megrendelés ${number} számon megmarad. Kérjük, fizessen újra, vagy hívja az ügyfélszolgálatot.`,
    refunded: 'A fizetést visszautaltuk',
    refundedLead: 'Az összeg úton van a számlájára. Kérdés esetén hívja az ügyfélszolgálatot.',
    toPay: 'Megkaptuk a megrendelést, már csak a fizetés hiányzik',
    toPayLead: 'A fizetési kapu biztonságos oldalán fizethet.',
    transferPending: 'Megkaptuk a megrendelést, már csak a fizetés hiányzik',
    transferLead: 'Amint az összeg megérkezik, munkához látunk. Az adatokat e-mailben is megkapta.',
    number: 'Megrendelés száma',
    total: 'Összesen áfával',
    dueNow: 'Most fizetendő',
    dueLater: 'Később fizetendő',
    paidAmount: 'Kifizetve',
    nothing: 'semmi',
    pay: 'Fizetés kártyával',
    payAgain: 'Újra fizetés kártyával',
    payNow: 'Fizetés most',
    wait: 'Várok',
    opening: 'A fizetési kapu megnyitása…',
    openingFailed: 'A fizetési kaput nem sikerült megnyitni. Kérjük, próbálja újra.',
    redirecting: (seconds) => `${seconds} másodperc múlva megnyitjuk a fizetési kaput.`,
    preparing: 'A fizetés előkészítése…',
    transfer: 'Fizetés átutalással',
    amount: 'Összeg',
    account: 'Számlaszám',
    iban: 'IBAN',
    bic: 'BIC',
    variableSymbol: 'Közlemény',
    copy: (what) => `Másolás: ${what}`,
    copied: (what) => `Kimásolva: ${what}`,
    transferNote: 'A közleményt ne módosítsa, ez alapján azonosítjuk a befizetést.',
    rest: {
      cash_on_delivery: (amount) => `A fennmaradó ${amount} összeget átvételkor készpénzben fizeti.`,
      transfer: (amount) => `A fennmaradó ${amount} összeget kiszállítás előtt átutalással fizeti.`,
    },
    next: 'Mi következik',
    steps: {
      received: 'Beérkezett',
      check: 'Műszaki ellenőrzés',
      deposit: 'Előleg',
      payment: 'Fizetés',
      delivery: 'Kiszállítás',
    },
    stepNotes: {
      check: 'felhívjuk Önt',
      waiting: 'a fizetésre várunk',
      done: 'kész',
    },
    goods: 'Megrendelt áru',
    summary: 'Összesítő',
    withoutVat: 'áfa nélkül',
    unknown: 'Ezt a megrendelést itt nem ismerjük',
    unknownLead: 'Ebben a böngészőben nincs mentett megrendelés. A visszaigazolást a linkkel az e-mailjében találja.',
    saysPaid:
      'A megnyitott cím szerint: a fizetés rendben megtörtént. Megerősíteni csak az e-mailjében lévő linken tudjuk.',
    saysFailed:
      'Valami elromlott. A fizetés nem történt meg, kérjük, fizessen újra, vagy forduljon az ügyfélszolgálathoz.',
    saysPreliminary: 'Előzetes megrendelésnél technikusunk két munkanapon belül telefonál.',
    truthMissing: 'A fizetés állapotát most nem tudtuk ellenőrizni.',
    backToShop: 'Vissza az üzletbe',
  },
};
