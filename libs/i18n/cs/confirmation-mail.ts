import type { ConfirmationTexts } from '../texts/confirmation-mail';

export const confirmationMail: ConfirmationTexts = {
  subject: (number) => `Vaše objednávka ${number}`,
  order: (number) => `Objednávka ${number}`,
  preview: (total) => `Vaši objednávku za ${total} jsme přijali.`,
  title: { preliminary: 'Děkujeme, objednávku teď zkontrolujeme', binding: 'Děkujeme za objednávku' },
  greeting: 'Dobrý den,',
  preliminary:
    'vaše objednávka je zatím předběžná. Nejpozději následující pracovní den vám zavoláme z klientského centra a projdeme s vámi rozměry i provedení. Závaznou se objednávka stane až potom.',
  binding: {
    card: 'vaši závaznou objednávku jsme přijali. Jakmile dorazí platba kartou, potvrdíme ji dalším e-mailem a pustíme se do práce. Pokud jste ještě nezaplatili, můžete to udělat na stránce objednávky.',
    transfer: 'vaši závaznou objednávku jsme přijali. Jakmile dorazí váš převod, pustíme se do práce.',
    cash: 'vaši závaznou objednávku jsme přijali. Zaplatíte při převzetí.',
    paypal:
      'vaši závaznou objednávku jsme přijali. Jakmile dorazí platba přes PayPal, potvrdíme ji dalším e-mailem a pustíme se do práce. Pokud jste ještě nezaplatili, můžete to udělat na stránce objednávky.',
  },
  paid: 'vaši závaznou objednávku i platbu jsme přijali, pouštíme se do práce.',
  paidAmount: 'Zaplaceno',
  total: 'Celkem s DPH',
  dueNow: 'Zaplatit nyní',
  dueLater: 'Doplatit později',
  delivery: 'Dodání',
  latest: {
    binding: (day) => `nejpozději ${day}`,
    preliminary: (day) => `předběžně do ${day}, termín potvrdíme po telefonu`,
  },
  where: 'Kam',
  pickup: 'Osobní odběr ve skladu',
  ordered: 'Co jste objednali',
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
  waits: 'Den dodání se posune o dobu, po kterou na platbu čekáme.',
  transfer: {
    title: 'Pokyny k platbě převodem',
    text: (day) =>
      `Částku prosím převeďte tak, aby přišla do ${day}. Podle variabilního symbolu platbu přiřadíme k vaší objednávce.`,
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
};
