import type { ConfirmationTexts } from '../texts/confirmation-mail';

export const confirmationMail: ConfirmationTexts = {
  subject: (number) => `Vaša objednávka ${number}`,
  order: (number) => `Objednávka ${number}`,
  preview: (total) => `Vašu objednávku za ${total} sme prijali.`,
  title: { preliminary: 'Ďakujeme, objednávku teraz skontrolujeme', binding: 'Ďakujeme za objednávku' },
  greeting: 'Dobrý deň,',
  preliminary:
    'vaša objednávka je zatiaľ predbežná. Najneskôr nasledujúci pracovný deň vám zavoláme z klientskeho centra a prejdeme s vami rozmery aj vyhotovenie. Záväznou sa objednávka stane až potom.',
  binding: {
    card: 'vašu záväznú objednávku sme prijali. Len čo dorazí platba kartou, potvrdíme ju ďalším e-mailom a pustíme sa do práce. Ak ste ešte nezaplatili, môžete to urobiť na stránke objednávky.',
    transfer: 'vašu záväznú objednávku sme prijali. Len čo dorazí váš prevod, pustíme sa do práce.',
    cash: 'vašu záväznú objednávku sme prijali. Zaplatíte pri prevzatí.',
    paypal:
      'vašu záväznú objednávku sme prijali. Len čo dorazí platba cez PayPal, potvrdíme ju ďalším e-mailom a pustíme sa do práce. Ak ste ešte nezaplatili, môžete to urobiť na stránke objednávky.',
  },
  paid: 'vašu záväznú objednávku aj platbu sme prijali, púšťame sa do práce.',
  paidAmount: 'Zaplatené',
  total: 'Celkom s DPH',
  dueNow: 'Zaplatiť teraz',
  dueLater: 'Doplatiť neskôr',
  delivery: 'Dodanie',
  latest: {
    binding: (day) => `najneskôr ${day}`,
    preliminary: (day) => `predbežne do ${day}, termín potvrdíme telefonicky`,
  },
  where: 'Kam',
  pickup: 'Osobný odber v sklade',
  ordered: 'Čo ste objednali',
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
    transfer: 'Zvyšok uhradíte prevodom pred dodaním: takú vysokú sumu dopravca nesmie prevziať v hotovosti.',
  },
  byPhone: 'Na platbe sa dohodneme telefonicky; cenu dopravy dopočítame po odoslaní objednávky.',
  waits: 'Deň dodania sa posunie o čas, počas ktorého na platbu čakáme.',
  transfer: {
    title: 'Pokyny na platbu prevodom',
    text: (day) =>
      `Sumu, prosím, preveďte tak, aby prišla do ${day}. Podľa variabilného symbolu platbu priradíme k vašej objednávke.`,
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
};
