import type { OrderKind } from '@fenestra/domain/ordering/order';

/** The mail that confirms an order (OPEN-Q-77). Amounts, numbers and days come ready written. */
export const confirmationMail = {
  subject: (number: string) => `Vaše objednávka ${number}`,
  order: (number: string) => `Objednávka ${number}`,
  /** Shown by mail programs beside the subject. */
  preview: (total: string) => `Vaši objednávku za ${total} jsme přijali.`,
  title: { preliminary: 'Děkujeme, objednávku teď zkontrolujeme', binding: 'Děkujeme za objednávku' },
  greeting: 'Dobrý den,',
  /** SHOP-12, SHOP-13 */
  preliminary:
    'vaše objednávka je zatím předběžná. Nejpozději následující pracovní den vám zavoláme z\u00a0klientského centra a\u00a0projdeme s\u00a0vámi rozměry i\u00a0provedení. Závaznou se objednávka stane až potom.',
  /** In its place, where all goods are from stock. */
  call: 'vaše objednávka je zatím předběžná. Nejpozději následující pracovní den vám zavoláme z\u00a0klientského centra a\u00a0objednávku s\u00a0vámi projdeme. Závaznou se stane až potom.',
  binding: {
    card: 'vaši závaznou objednávku jsme přijali. Jakmile dorazí platba kartou, potvrdíme ji dalším e-mailem a\u00a0pustíme se do práce. Pokud jste ještě nezaplatili, můžete to udělat na stránce objednávky.',
    transfer: 'vaši závaznou objednávku jsme přijali. Jakmile dorazí váš převod, pustíme se do práce.',
    cash: 'vaši závaznou objednávku jsme přijali.',
    paypal:
      'vaši závaznou objednávku jsme přijali. Jakmile dorazí platba přes PayPal, potvrdíme ji dalším e-mailem a\u00a0pustíme se do práce. Pokud jste ještě nezaplatili, můžete to udělat na stránce objednávky.',
  },
  /** In place of `binding` once the payment has come. */
  paid: 'vaši závaznou objednávku i\u00a0platbu jsme přijali, pouštíme se do práce.',
  /** The same where it went back and the order goes on. */
  returned: 'vaši závaznou objednávku jsme přijali a\u00a0platí dál. Platbu jsme vám vrátili a\u00a0znovu ji nežádáme.',
  paidAmount: 'Zaplaceno',
  dueNow: 'Zaplatit teď',
  dueLater: 'Doplatit později',
  /** Before the last day on which the goods arrive or can be fetched; after a preliminary order it is not promised yet. */
  arrives: { delivery: 'Dodání', pickup: 'Připraveno k\u00a0vyzvednutí' },
  latest: {
    binding: (day: string) => `nejpozději ${day}`,
    preliminary: (day: string) => `předběžně do ${day}, termín potvrdíme po telefonu`,
  } satisfies Record<OrderKind, unknown>,
  where: { delivery: 'Místo dodání', pickup: 'Místo odběru' },
  pickup: 'sklad u\u00a0Brna, po–pá 7:00–15:30',
  ordered: 'Co jste objednali',
  backOrdered: (pieces: number) =>
    pieces === 1
      ? '1\u00a0kus teď není skladem, bude k\u00a0dispozici později.'
      : pieces < 5
        ? `${pieces}\u00a0kusy teď nejsou skladem, budou k\u00a0dispozici později.`
        : `${pieces}\u00a0kusů teď není skladem, bude k\u00a0dispozici později.`,
  /** Below the lines of a mail that says less of the last ones. */
  shortened: 'Rozpis ceny dalších položek najdete na stránce objednávky.',
  /** Of pieces that are taken from stock when the order is paid. */
  unheld: (pieces: number) => `${pieces}\u00a0ks vám vyhradíme ze skladu, jakmile přijde platba.`,
  goods: 'Zboží',
  services: 'Služby',
  transport: 'Doprava',
  discount: 'Sleva',
  prepayment: 'Sleva 2\u00a0% za platbu předem',
  net: 'Celkem bez DPH',
  vat: (percent: number) => `DPH ${percent}\u00a0%`,
  totalWithVat: 'Celkem s\u00a0DPH',
  /** Until when goods from stock are held while nobody has opened the link of this mail. */
  heldUntil: (moment: string) =>
    `Zboží ze skladu vám držíme do ${moment}. Otevřete objednávku odkazem v\u00a0tomto e-mailu a\u00a0podržíme ho pro vás dál.`,
  transfer: {
    title: 'Pokyny k\u00a0platbě převodem',
    /** The last day on which the money may come. */
    text: (day: string) =>
      `Částku prosím převeďte tak, aby přišla do ${day}. Podle variabilního symbolu platbu přiřadíme k\u00a0vaší objednávce.`,
    amount: 'Částka',
    account: 'Číslo účtu',
    iban: 'IBAN',
    bic: 'BIC',
    symbol: 'Variabilní symbol',
  },
  pay: 'Zaplatit objednávku',
  show: 'Zobrazit objednávku',
  contact: (phone: string) => `Zavolejte nám na ${phone}, nebo na tento e-mail jen odpovězte.`,
  terms: 'Obchodní podmínky',
};
