import type { OrderKind } from '@fenestra/domain/ordering/order';

/** Mails about what has become of an order since it was placed. Amounts, numbers, days and times come ready written. */
export const stateMail = {
  /** A moment until which something holds. */
  moment: (day: string, time: string) => `${day}, ${time}`,
  toPay: 'K\u00a0úhradě',
  /** When nothing is paid by then. */
  otherwise: 'Když platba do té doby nepřijde, objednávku zrušíme a\u00a0napíšeme vám.',
  received: {
    subject: (number: string) => `Platba přijata – objednávka ${number}`,
    preview: (amount: string) => `Přijali jsme vaši platbu ${amount}.`,
    /** `part` of what is due, `all` after several parts, and `settled` where nothing is asked for because some of it went back. */
    title: {
      preliminary: 'Platba přišla, teď objednávku zkontrolujeme',
      deposit: 'Záloha přišla, pouštíme se do práce',
      whole: 'Platba přišla, pouštíme se do práce',
      part: 'Část platby přišla',
      all: 'Všechno je zaplaceno',
      settled: 'Platba přišla',
    },
    text: {
      preliminary:
        'vaše platba je připsaná. Než se pustíme do výroby, zavoláme vám a\u00a0projdeme s\u00a0vámi rozměry i\u00a0provedení.',
      binding: 'vaše platba je připsaná. S\u00a0objednávkou teď nemusíte nic dělat.',
      part: 'část platby je připsaná. Kolik zbývá, najdete níže a\u00a0na stránce objednávky.',
      all: 's\u00a0touto platbou je celá objednávka zaplacená. Nemusíte už nic dělat.',
      settled: 'vaše platba je připsaná. Kolik jsme vám dříve vrátili, najdete níže; doplácet už nic nemusíte.',
    },
    amount: 'Přijato',
    rest: 'Zbývá doplatit',
  },
  failed: {
    subject: (number: string) => `Platba neproběhla – objednávka ${number}`,
    preview: (until: string) => `Nic jsme vám neúčtovali. Objednávku držíme do ${until}.`,
    title: 'Platba neproběhla',
    text: {
      card: 'platba kartou se nepodařila. Nic jsme vám neúčtovali a\u00a0objednávka zůstává uložená, provedení i\u00a0cena se nemění.',
      paypal:
        'platba přes PayPal se nepodařila. Nic jsme vám neúčtovali a\u00a0objednávka zůstává uložená, provedení i\u00a0cena se nemění.',
    },
    heldUntil: 'Objednávku držíme\u00a0do',
    again: (amount: string) => `Zaplatit znovu ${amount}`,
    /** In place of another try: the gateway refused the order itself. */
    refused:
      'platební brána tuto objednávku nepřijala a\u00a0nepřijala by ji ani znovu. Nic jsme vám neúčtovali a\u00a0objednávka zůstává uložená. Pokud je v\u00a0e-mailu nebo adrese překlep, zavolejte nám a\u00a0opravíme ho.',
    /** Where the order may be paid so instead. */
    byTransfer: 'Zaplatit můžete i\u00a0převodem: na stránce objednávky na to stačí jedno tlačítko.',
  },
  /** The shopper pays by transfer in place of another way. */
  chosen: {
    subject: (number: string) => `Údaje k\u00a0převodu – objednávka ${number}`,
    title: 'Objednávku zaplatíte převodem',
    text: 'objednávku teď zaplatíte převodem, na platební bráně už nic neplaťte. Jakmile platba přijde, pustíme se do práce.',
  },
  reminder: {
    subject: (number: string) => `Čekáme na platbu – objednávka ${number}`,
    preview: (amount: string, day: string) => `Částku ${amount} prosím převeďte do ${day}.`,
    title: { deposit: 'Záloha k\u00a0nám ještě nepřišla', whole: 'Platba k\u00a0nám ještě nepřišla' },
    text: {
      preliminary:
        'do výroby zboží zařadíme, jakmile platba přijde a\u00a0rozměry potvrdíte. Pokud jste platbu v\u00a0posledních dnech odeslali, nemusíte nic dělat.',
      binding:
        'jakmile platba přijde, pustíme se do práce. Pokud jste ji v\u00a0posledních dnech odeslali, nemusíte nic dělat.',
    } satisfies Record<OrderKind, unknown>,
    payBy: 'Zaplatit\u00a0do',
  },
  /** Goods from stock are free for others, the order goes on. */
  released: {
    subject: (number: string) => `Zboží ze skladu už nedržíme – objednávka ${number}`,
    title: 'Zboží ze skladu už nedržíme',
    text: 'doba, po kterou jsme pro vás zboží ze skladu drželi, skončila a\u00a0zboží si může koupit i\u00a0někdo jiný. Objednávka platí dál: otevřete ji tlačítkem níže a\u00a0co je ještě skladem, vám znovu rezervujeme. Totéž uděláme, jakmile zaplatíte. Co mezitím dojde, dodáme později a\u00a0na stránce objednávky to uvidíte.',
    onDelivery:
      'doba, po kterou jsme pro vás zboží ze skladu drželi, skončila a\u00a0zboží si může koupit i\u00a0někdo jiný. Objednávka platí dál: otevřete ji tlačítkem níže a\u00a0co je ještě skladem, vám znovu rezervujeme. Co mezitím dojde, dodáme později a\u00a0na stránce objednávky to uvidíte.',
  },
  /** Goods that had been free for others are reserved again, and some are sold out. */
  renewed: {
    subject: (number: string) => `Část zboží už není skladem – objednávka ${number}`,
    title: 'Zboží jsme znovu rezervovali, část chybí',
    text: 'co bylo ještě skladem, jsme pro vás znovu rezervovali. Následující kusy mezitím došly; dodáme je později a\u00a0objednávka platí dál.',
    goods: 'Co dodáme později',
  },

  /** A preliminary order was gone through with its shopper: it is binding. */
  checked: {
    subject: {
      made: (number: string) => `Rozměry jsou potvrzené – objednávka ${number}`,
      stock: (number: string) => `Objednávka ${number} je závazná`,
    },
    title: { made: 'Rozměry jsou potvrzené, objednávka je závazná', stock: 'Objednávka je domluvená a\u00a0závazná' },
    text: {
      made: 'rozměry i\u00a0provedení jsme s\u00a0vámi prošli a\u00a0objednávka je teď závazná.',
      stock: 'objednávku jsme s\u00a0vámi prošli po telefonu a\u00a0je teď závazná.',
    },
    /** Where its money has not come yet. */
    awaited: 'Jakmile platba přijde, pustíme se do práce.',
    /** Until when a mistake can be mended. */
    wrong: 'Kdyby něco nesouhlasilo, ozvěte se nám hned. Jakmile začneme vyrábět, objednávku změnit nejde.',
  },
  /** The goods have left, or can be fetched. */
  shipped: {
    subject: {
      delivery: (number: string) => `Zboží je na cestě – objednávka ${number}`,
      pickup: (number: string) => `Zboží si můžete vyzvednout – objednávka ${number}`,
    },
    title: { delivery: 'Zboží je na cestě k\u00a0vám', pickup: 'Zboží si můžete vyzvednout' },
    text: {
      delivery: 'zboží z\u00a0vaší objednávky opustilo náš sklad. Hodinu dodání s\u00a0vámi domluvíme po telefonu.',
      pickup:
        'zboží z\u00a0vaší objednávky je připravené ve skladu. Stačí, když při vyzvednutí řeknete číslo objednávky.',
    },
    arrives: 'Den dodání',
    parcel: 'Číslo zásilky',
    /** Above what is on its way, or can be fetched. */
    goods: { delivery: 'Co přivezeme', pickup: 'Co si vyzvednete' },
    allPaid: 'Všechno je zaplaceno, při převzetí už neplatíte nic.',
    /** In its place where money went back at the gateway. */
    returned: (amount: string) => `Vrátili jsme vám ${amount}. Při převzetí neplatíte nic.`,
    /** What to do when it comes. */
    lookAtIt:
      'Zboží si při převzetí prohlédněte a\u00a0poškození z\u00a0přepravy si nechte od řidiče potvrdit. O\u00a0práva z\u00a0vadného plnění nepřijdete, ani když si vady všimnete až později.',
  },
  ended: {
    subject: (number: string) => `Objednávka ${number} je zrušená`,
    /** `incomplete`: a part of what was due has come. */
    title: {
      unpaid: 'Platba nepřišla, objednávka je zrušená',
      incomplete: 'Platba nepřišla celá, objednávka je zrušená',
      unavailable: 'Objednávku nemůžeme vyřídit',
      cancelled: 'Objednávka je zrušená',
    },
    text: {
      unpaid: 'do konce lhůty k\u00a0nám nepřišla platba, proto jsme objednávku zrušili. Nic neplatíte.',
      incomplete:
        'do konce lhůty přišla jen část platby, proto jsme objednávku zrušili. Co přišlo, vám vrátíme a\u00a0napíšeme vám o\u00a0tom.',
      unavailable:
        'omlouváme se: zboží se nám nepodařilo zajistit, a\u00a0tak jsme objednávku zrušili. Nic neplatíte ani nemusíte dělat.',
      cancelled: 'objednávku jsme zrušili. Co jste už zaplatili, vám vrátíme a\u00a0napíšeme vám o\u00a0tom.',
    },
    ordered: 'Objednáno',
    goods: 'Co bylo zrušeno',
    /** To whom a transfer may still be on its way. */
    onItsWay:
      'Pokud jste peníze přece jen odeslali, neztratí se: jakmile přijdou, objednávku obnovíme, a\u00a0kdyby zboží mezitím došlo, všechno vám vrátíme.',
    again: 'Objednat můžete kdykoli znovu. Když si nebudete vědět rady, zavolejte nám.',
  },
  returned: {
    subject: (number: string) => `Vrátili jsme vám peníze – objednávka ${number}`,
    preview: (amount: string) => `Částka ${amount} je na cestě k\u00a0vám.`,
    /** The order has ended, or it was paid twice, or it goes on with less. */
    title: {
      all: 'Peníze jsme vám vrátili',
      twice: 'Co bylo navíc, jsme vám vrátili',
      part: 'Část platby jsme vám vrátili',
    },
    text: {
      all: 'objednávku už nebylo možné vyřídit, proto jsme vám vrátili, co jste za ni zaplatili.',
      twice:
        'za objednávku přišlo víc, než bylo k\u00a0zaplacení. Co bylo navíc, jsme vám vrátili; objednávka platí beze změny.',
      part: 'z\u00a0platby za vaši objednávku jsme vám vrátili peníze. Kolik zůstává zaplaceno, najdete níže.',
    },
    amount: 'Vráceno',
    stillPaid: 'Zůstává zaplaceno',
    way: 'Kam',
    sameWay: 'tam, odkud platba přišla',
    takesDays: 'Než částku na účtu uvidíte, může to podle banky trvat několik dnů. Nemusíte nic dělat.',
  },
};
