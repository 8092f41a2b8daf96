import type { Texts } from '../texts/texts';

export const confirmationMail: Texts['confirmationMail'] = {
  subject: (number) => `Vaša objednávka ${number}`,
  order: (number) => `Objednávka ${number}`,
  preview: (total) => `Vašu objednávku v\u00a0sume ${total} sme prijali.`,
  title: { preliminary: 'Ďakujeme, objednávku teraz skontrolujeme', binding: 'Ďakujeme za objednávku' },
  greeting: 'Dobrý deň,',
  preliminary:
    'vaša objednávka je zatiaľ predbežná. Najneskôr nasledujúci pracovný deň vám zavoláme z\u00a0klientskeho centra a\u00a0prejdeme s\u00a0vami rozmery aj vyhotovenie. Záväznou sa objednávka stane až potom.',
  call: 'vaša objednávka je zatiaľ predbežná. Najneskôr nasledujúci pracovný deň vám zavoláme z\u00a0klientskeho centra a\u00a0objednávku s\u00a0vami prejdeme. Záväznou sa stane až potom.',
  binding: {
    card: 'vašu záväznú objednávku sme prijali. Len čo dorazí platba kartou, potvrdíme ju ďalším e-mailom a\u00a0pustíme sa do práce. Ak ste ešte nezaplatili, môžete to urobiť na stránke objednávky.',
    transfer: 'vašu záväznú objednávku sme prijali. Len čo dorazí váš prevod, pustíme sa do práce.',
    cash: 'vašu záväznú objednávku sme prijali.',
    paypal:
      'vašu záväznú objednávku sme prijali. Len čo dorazí platba cez PayPal, potvrdíme ju ďalším e-mailom a\u00a0pustíme sa do práce. Ak ste ešte nezaplatili, môžete to urobiť na stránke objednávky.',
  },
  paid: 'vašu záväznú objednávku aj platbu sme prijali, púšťame sa do práce.',
  returned: 'vašu záväznú objednávku sme prijali a\u00a0platí ďalej. Platbu sme vám vrátili a\u00a0znova ju nežiadame.',
  paidAmount: 'Zaplatené',
  dueNow: 'Zaplatiť teraz',
  dueLater: 'Doplatiť neskôr',
  arrives: { delivery: 'Dodanie', pickup: 'Pripravené na vyzdvihnutie' },
  latest: {
    binding: (day) => `najneskôr ${day}`,
    preliminary: (day) => `predbežne do ${day}, termín potvrdíme telefonicky`,
  },
  where: { delivery: 'Miesto dodania', pickup: 'Miesto odberu' },
  pickup: 'sklad pri Brne, po–pi 7:00–15:30',
  ordered: 'Čo ste objednali',
  backOrdered: (pieces) =>
    pieces === 1
      ? '1\u00a0kus teraz nie je na sklade, bude k\u00a0dispozícii neskôr.'
      : pieces < 5
        ? `${pieces}\u00a0kusy teraz nie sú na sklade, budú k\u00a0dispozícii neskôr.`
        : `${pieces}\u00a0kusov teraz nie je na sklade, bude k\u00a0dispozícii neskôr.`,
  shortened: 'Rozpis ceny ďalších položiek nájdete na stránke objednávky.',
  unheld: (pieces) => `${pieces}\u00a0ks vám vyhradíme zo skladu, len čo príde platba.`,
  goods: 'Tovar',
  services: 'Služby',
  transport: 'Doprava',
  discount: 'Zľava',
  prepayment: 'Zľava 2\u00a0% za platbu vopred',
  net: 'Spolu bez DPH',
  vat: (percent) => `DPH ${percent}\u00a0%`,
  totalWithVat: 'Spolu s\u00a0DPH',
  heldUntil: (moment) =>
    `Tovar zo skladu vám držíme do ${moment}. Otvorte objednávku odkazom v\u00a0tomto e-maile a\u00a0podržíme ho pre vás ďalej.`,
  transfer: {
    title: 'Pokyny na platbu prevodom',
    text: (day) =>
      `Sumu, prosím, preveďte tak, aby prišla do ${day}. Podľa variabilného symbolu platbu priradíme k\u00a0vašej objednávke.`,
    amount: 'Suma',
    account: 'Číslo účtu',
    iban: 'IBAN',
    bic: 'BIC',
    symbol: 'Variabilný symbol',
  },
  pay: 'Zaplatiť objednávku',
  show: 'Zobraziť objednávku',
  contact: (phone) => `Zavolajte nám na ${phone}, alebo na tento e-mail jednoducho odpovedzte.`,
  terms: 'Obchodné podmienky',
};
