/** What an order page says after a payment that failed or was not finished (RECAP-10, RECAP-11). */
export const afterGateway = {
  /** Names the box of the ways to pay; then the heading of each, what is paid so, and what follows from it. */
  ways: 'Jak objednávku zaplatit',
  again: { card: 'Kartou znovu', paypal: 'Znovu přes PayPal' },
  rather: 'Raději převodem',
  all: 'Celá částka najednou.',
  /** `saved` is the discount for paying all at once. */
  allLess: (saved: string) => `Celá částka najednou, už se slevou ${saved} za platbu předem.`,
  deposit: (rest: string) => `Záloha; doplatek ${rest} přijde na řadu později.`,
  how: { card: 'Zaplaceno je hned.', paypal: 'Zaplatíte na stránce PayPal, zaplaceno je hned.' },
  byTransfer: 'Stejná částka. Účet a\u00a0QR kód ukážeme hned, peníze obvykle přijdou do dalšího pracovního dne.',
  /** The gateway refused the order itself; `correct` stands before the phone number. */
  refused: {
    said: 'Platební brána tuto objednávku nepřijala a\u00a0nepřijme ji ani napodruhé. Nic se nestrhlo.',
    correct: 'Možná je v\u00a0e-mailu nebo adrese překlep. Opravíme ho s\u00a0vámi po telefonu:',
  },
  state: 'Stav',
  awaiting: 'čeká na platbu',
  heldUntil: 'Držíme do',
  known: 'Co víme',
  checkedAt: (time: string) => `ověřeno v\u00a0${time}`,
  stored: 'Objednávka je uložená',
  storedNote: 'Ceny ani rozměry se nemění.',
  nothing: {
    unfinished: { said: 'Žádná platba nepřišla', note: 'Platební brána nám zatím žádnou nepotvrdila.' },
    failed: { said: 'Nic se nestrhlo', note: 'Platební brána hlásí, že platba neproběhla.' },
  },
  link: 'Odkaz k\u00a0platbě posíláme e-mailem',
  linkTo: (email: string) => `Na adresu ${email}.`,
  waiting: 'Čekáme na platbu',
  waitingNote: 'Pokud nepřijde, objednávka skončí, napíšeme vám a\u00a0nic neplatíte.',
  /** With day and time. */
  by: (moment: string) => `do ${moment}`,
  paidAlready: 'Zaplatili jste, a\u00a0přesto vidíte tuto stránku?',
  check: 'Ověřit platbu znovu',
  twice: 'Dvakrát nezaplatíte: přijde-li platba podruhé, vrátíme ji.',
};
