import type { StateMailTexts } from '../texts/state-mail';

export const stateMail: StateMailTexts = {
  moment: (day, time) => `${day}, ${time}`,
  toPay: 'K úhradě',
  otherwise: 'Když platba do té doby nepřijde, objednávku zrušíme a napíšeme vám.',
  received: {
    subject: (number) => `Platba přijata – objednávka ${number}`,
    preview: (amount) => `Přijali jsme vaši platbu ${amount}.`,
    title: {
      preliminary: 'Platba přišla, teď objednávku zkontrolujeme',
      deposit: 'Záloha přišla, pouštíme se do práce',
      whole: 'Platba přišla, pouštíme se do práce',
    },
    text: {
      preliminary:
        'vaše platba je připsaná. Než se pustíme do výroby, zavoláme vám a projdeme s vámi rozměry i provedení.',
      binding: 'vaše platba je připsaná. S objednávkou teď nemusíte nic dělat.',
    },
    amount: 'Přijato',
    rest: 'Zbývá doplatit',
  },
  failed: {
    subject: (number) => `Platba neproběhla – objednávka ${number}`,
    preview: (until) => `Nic jsme vám neúčtovali. Objednávku držíme do ${until}.`,
    title: 'Platba neproběhla',
    text: {
      card: 'platba kartou se nepodařila. Nic jsme vám neúčtovali a objednávka zůstává uložená, provedení i cena se nemění.',
      paypal:
        'platba přes PayPal se nepodařila. Nic jsme vám neúčtovali a objednávka zůstává uložená, provedení i cena se nemění.',
    },
    heldUntil: 'Objednávku držíme do',
    again: (amount) => `Zaplatit znovu ${amount}`,
  },
  reminder: {
    subject: (number) => `Čekáme na platbu – objednávka ${number}`,
    preview: (amount, day) => `Částku ${amount} prosím převeďte do ${day}.`,
    title: { deposit: 'Záloha k nám ještě nepřišla', whole: 'Platba k nám ještě nepřišla' },
    text: 'jakmile platba přijde, pustíme se do práce. Pokud jste ji v posledních dnech odeslali, nemusíte nic dělat.',
    payBy: 'Zaplatit do',
  },
  ended: {
    subject: (number) => `Objednávka ${number} je zrušená`,
    title: {
      unpaid: 'Platba nepřišla, objednávka je zrušená',
      unavailable: 'Objednávku nemůžeme vyřídit',
      cancelled: 'Objednávka je zrušená',
    },
    text: {
      unpaid: 'do konce lhůty k nám nepřišla platba, proto jsme objednávku zrušili. Nic neplatíte.',
      unavailable:
        'omlouváme se: zboží se nám nepodařilo zajistit, a tak jsme objednávku zrušili. Nic neplatíte ani nemusíte dělat.',
      cancelled: 'objednávku jsme zrušili. Co jste už zaplatili, vám vrátíme a napíšeme vám o tom.',
    },
    ordered: 'Objednáno',
    onItsWay:
      'Pokud jste peníze přece jen odeslali, neztratí se: jakmile přijdou, objednávku obnovíme, a kdyby zboží mezitím došlo, všechno vám vrátíme.',
    again: 'Objednat můžete kdykoli znovu. Když si nebudete vědět rady, zavolejte nám.',
  },
  returned: {
    subject: (number) => `Vrátili jsme vám peníze – objednávka ${number}`,
    preview: (amount) => `Částka ${amount} je na cestě k vám.`,
    title: { all: 'Peníze jsme vám vrátili', twice: 'Druhou platbu jsme vám vrátili' },
    text: {
      all: 'objednávku už nebylo možné vyřídit, proto jsme vám vrátili, co jste za ni zaplatili.',
      twice: 'za objednávku přišla platba dvakrát. Co bylo navíc, jsme vám vrátili; objednávka platí beze změny.',
    },
    amount: 'Vráceno',
    way: 'Kam',
    sameWay: 'tam, odkud platba přišla',
    takesDays: 'Než částku na účtu uvidíte, může to podle banky trvat několik dnů. Nemusíte nic dělat.',
  },
};
