import type { ConfirmationTexts } from '../texts/confirmation-mail';

export const confirmationMail: ConfirmationTexts = {
  subject: (number) => `Vaše objednávka ${number}`,
  order: (number) => `Objednávka ${number}`,
  preview: (total) => `Vaši objednávku za ${total} jsme přijali.`,
  title: { preliminary: 'Děkujeme, objednávku teď zkontrolujeme', binding: 'Děkujeme za objednávku' },
  greeting: 'Dobrý den,',
  preliminary:
    'vaše objednávka je zatím předběžná. Nejpozději následující pracovní den vám zavoláme z\u00a0klientského centra a\u00a0projdeme s\u00a0vámi rozměry i\u00a0provedení. Závaznou se objednávka stane až potom.',
  call: 'vaše objednávka je zatím předběžná. Nejpozději následující pracovní den vám zavoláme z\u00a0klientského centra a\u00a0objednávku s\u00a0vámi projdeme. Závaznou se stane až potom.',
  binding: {
    card: 'vaši závaznou objednávku jsme přijali. Jakmile dorazí platba kartou, potvrdíme ji dalším e-mailem a\u00a0pustíme se do práce. Pokud jste ještě nezaplatili, můžete to udělat na stránce objednávky.',
    transfer: 'vaši závaznou objednávku jsme přijali. Jakmile dorazí váš převod, pustíme se do práce.',
    cash: 'vaši závaznou objednávku jsme přijali.',
    paypal:
      'vaši závaznou objednávku jsme přijali. Jakmile dorazí platba přes PayPal, potvrdíme ji dalším e-mailem a\u00a0pustíme se do práce. Pokud jste ještě nezaplatili, můžete to udělat na stránce objednávky.',
  },
  paid: 'vaši závaznou objednávku i\u00a0platbu jsme přijali, pouštíme se do práce.',
  returned: 'vaši závaznou objednávku jsme přijali a\u00a0platí dál. Platbu jsme vám vrátili a\u00a0znovu ji nežádáme.',
  paidAmount: 'Zaplaceno',
  dueNow: 'Zaplatit teď',
  dueLater: 'Doplatit později',
  arrives: { delivery: 'Dodání', pickup: 'Připraveno k\u00a0vyzvednutí' },
  latest: {
    binding: (day) => `nejpozději ${day}`,
    preliminary: (day) => `předběžně do ${day}, termín potvrdíme po telefonu`,
  },
  where: { delivery: 'Místo dodání', pickup: 'Místo odběru' },
  pickup: 'sklad u\u00a0Brna, po–pá 7:00–15:30',
  ordered: 'Co jste objednali',
  backOrdered: (pieces) =>
    pieces === 1
      ? '1\u00a0kus teď není skladem, bude k\u00a0dispozici později.'
      : pieces < 5
        ? `${pieces}\u00a0kusy teď nejsou skladem, budou k\u00a0dispozici později.`
        : `${pieces}\u00a0kusů teď není skladem, bude k\u00a0dispozici později.`,
  shortened: 'Rozpis ceny dalších položek najdete na stránce objednávky.',
  unheld: (pieces) => `${pieces}\u00a0ks vám vyhradíme ze skladu, jakmile přijde platba.`,
  goods: 'Zboží',
  services: 'Služby',
  transport: 'Doprava',
  discount: 'Sleva',
  prepayment: 'Sleva 2\u00a0% za platbu předem',
  net: 'Celkem bez DPH',
  vat: (percent) => `DPH ${percent}\u00a0%`,
  totalWithVat: 'Celkem s\u00a0DPH',
  heldUntil: (moment) =>
    `Zboží ze skladu vám držíme do ${moment}. Otevřete objednávku odkazem v\u00a0tomto e-mailu a\u00a0podržíme ho pro vás dál.`,
  transfer: {
    title: 'Pokyny k\u00a0platbě převodem',
    text: (day) =>
      `Částku prosím převeďte tak, aby přišla do ${day}. Podle variabilního symbolu platbu přiřadíme k\u00a0vaší objednávce.`,
    amount: 'Částka',
    account: 'Číslo účtu',
    iban: 'IBAN',
    bic: 'BIC',
    symbol: 'Variabilní symbol',
  },
  pay: 'Zaplatit objednávku',
  show: 'Zobrazit objednávku',
  contact: (phone) => `Zavolejte nám na ${phone}, nebo na tento e-mail jen odpovězte.`,
  terms: 'Obchodní podmínky',
};
