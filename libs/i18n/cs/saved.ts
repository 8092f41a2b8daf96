/** Saving a configuration as a dated offer, opening it again, taking it into the cart (SAVE). Prices and days come ready written. */
export const saved = {
  lead: 'Pošleme vám odkaz, na kterém budete pokračovat.',
  name: 'Jméno',
  email: 'E-mail',
  note: 'Poznámka',
  noteHint: 'Přijde vám v\u00a0e-mailu spolu s\u00a0odkazem.',
  /** Until when the price holds; a day in Hungarian ends with a full stop. */
  term: (day: string) => `Cena platí do ${day} včetně.`,
  linkTerm: 'Odkaz platí 12\u00a0měsíců od posledního otevření.',
  /** Instead of a day, of products from stock. */
  stockPrice: 'Zboží skladem prodáváme za cenu v\u00a0den nákupu.',
  /** Instead of the way to save the cart: how many elements an offer holds, and how many there are. */
  tooMany: (most: number, count: number) =>
    `Jedna nabídka pojme nejvýš ${most}\u00a0položek na míru, v\u00a0košíku jich je ${count}. Celý košík můžete poslat e-mailem.`,
  pieces: (pieces: number) => `${pieces}\u00a0ks`,
  /** Goods of the cart that the offer leaves out. */
  onlyMade: 'Zboží skladem a\u00a0samostatné příslušenství do nabídky nepatří, platí pro ně cena v\u00a0den nákupu.',
  send: 'Uložit a\u00a0poslat',
  sending: 'Ukládáme…',
  cancel: 'Zrušit',
  sent: 'Uloženo',
  /** A sentence; the number names the offer. */
  savedAs: (number: string) => `Uloženo jako nabídka ${number}.`,
  numbered: (number: string) => `Nabídka ${number}`,
  /** The link to a letter about the offer, and the subject of that letter. */
  ask: 'Zeptat se na nabídku',
  question: (number: string) => `Dotaz k\u00a0nabídce ${number}`,
  sentTo: (email: string) => `Odkaz jsme poslali na ${email}.`,
  offline: 'Jste bez připojení. Zkuste to, až se připojíte; nic se neuloží dvakrát.',
  /** Opens the dialog that saves. */
  wayToOffer: 'Nabídka e-mailem, odkazem nebo v\u00a0PDF',
  pdf: 'Nabídka v\u00a0PDF',
  withoutMail: 'Bez e-mailu: odkaz, QR kód a\u00a0PDF',
  linkLabel: 'Odkaz na uloženou konfiguraci',
  copy: 'Zkopírovat',
  copied: 'Odkaz je zkopírovaný.',
  qr: 'QR kód s\u00a0odkazem: otevřete ho fotoaparátem telefonu.',
  opening: 'Otevíráme uloženou konfiguraci…',
  offerOf: (day: string) => `Vaše nabídka ze\u00a0dne ${day}`,
  /** The last days of an offered price; 0 is today. */
  daysLeft: (days: number, day: string) =>
    days === 0
      ? `Vaše cena platí už jen dnes, ${day}.`
      : `Vaše cena platí ještě ${days === 1 ? '1\u00a0den' : days < 5 ? `${days}\u00a0dny` : `${days}\u00a0dní`}, do ${day} včetně.`,
  pricesChanged: 'Od té doby se změnil ceník.',
  offerEnded: (price: string, day: string, basis: string) =>
    `Cena ${price} ${basis} platila do ${day}. Teď platí dnešní cena.`,
  offeredPrice: 'Cena z\u00a0nabídky',
  todayPrice: 'Dnešní cena',
  heldUntil: (day: string) => `drží do ${day} včetně`,
  onlyAsSaved: 'jen pro výrobek, jak je uložený; změna ji přepočítá',
  /** `basis` is with or without VAT, here and below. */
  dearer: (price: string, basis: string) => `o\u00a0${price} ${basis} víc`,
  cheaper: (price: string, basis: string) => `o\u00a0${price} ${basis} méně`,
  canBeChanged: 'výrobek můžete dál měnit',
  /** Of a price of today that is of less than the offered one. */
  withoutGone: 'bez toho, co se už nevyrábí',
  why: 'Proč se cena liší',
  today: 'dnes',
  difference: 'rozdíl',
  /** `anew`: another part takes the place of one that is not made any more; `notMade`: a whole product is not. */
  because: {
    dearer: 'v\u00a0novém ceníku zdražilo',
    cheaper: 'v\u00a0novém ceníku zlevnilo',
    ofFrame: 'počítá se z\u00a0ceny rámu',
    added: 'nově se účtuje',
    gone: 'už se neúčtuje',
    anew: 'původní se už nevyrábí, počítáme náhradu',
    notMade: 'už se nevyrábí',
    same: 'beze změny',
  },
  total: (basis: string) => `Celkem ${basis}`,
  inProgress: 'Rozpracované v\u00a0tomto zařízení',
  fromLink: 'Uložené, z\u00a0odkazu',
  overwrites: 'Rozpracovaný výrobek tím přepíšete.',
  /** The same of a project, of which one product is opened. */
  overwritesByOne: 'Když otevřete jeden výrobek, přepíšete tím rozpracovaný.',
  overwritesHint: 'V\u00a0konfigurátoru se k\u00a0němu můžete vrátit.',
  startOver: 'Na úvodní stránku',
  keepCurrent: 'Nechat rozpracované',
  takeToday: 'Vzít dnešní cenu',
  keepPrice: (price: string) => `Nechat ${price}`,
  goOn: 'Pokračovat v\u00a0uložené',
  severalToCart: 'Vložit vše do košíku',
  /** After the first of several products: how many follow. */
  andMore: (count: number) => `a\u00a0${count}\u00a0${count < 5 ? 'další' : 'dalších'}`,
  severalLead: 'Vložte do košíku všechno, nebo otevřete jeden výrobek a\u00a0upravte ho.',
  openOne: 'Otevřít',
  gone: 'Uložená konfigurace už není k\u00a0dispozici',
  goneLead: 'Odkaz platí 12\u00a0měsíců od posledního otevření. Navrhněte si prosím nový výrobek.',
  /** The heading where it is known what the offer was. */
  ended: (day: string) => `Tato nabídka skončila ${day}.`,
  endedLead: 'Rok ji nikdo neotevřel, proto už ji nemáme. Stejný výrobek si můžete navrhnout znovu za dnešní cenu.',
  sameProduct: 'Začít se stejným výrobkem',
  /** Before a list of parts. */
  repaired: 'Něco z\u00a0uloženého se už nevyrábí. Změnili jsme:',
  /** The same before a list of what the price of today would change. */
  repairedToday: 'Něco z\u00a0uloženého se už nevyrábí. Dnešní cena platí s\u00a0náhradou, změní se:',
  notMade: 'Tento výrobek už se v\u00a0uložené podobě nevyrábí.',
  /** Follow on `notMade` while the offered price holds: until when, and that the price of today is without it. */
  stillOffered: (day: string) => `Za cenu z\u00a0nabídky si ho můžete koupit do ${day} včetně.`,
  leftOut: 'V\u00a0dnešní ceně není.',
  /** The price of today has come to be for something else than was told. */
  changedMeanwhile: 'Nabídka se mezitím změnila. Podívejte se prosím na dnešní cenu ještě jednou.',
  /** In the cart (SAVE-12, CART-10). */
  addSaved: 'Vložit uloženou konfiguraci',
  addSavedLead: 'Vložíme ji za cenu z\u00a0nabídky, dokud platí, jinak za dnešní.',
  pasteLink: 'Odkaz na uloženou konfiguraci',
  pasteHint: 'Najdete ho v\u00a0e-mailu, nebo v\u00a0nabídce v\u00a0PDF.',
  noLink: 'Toto není odkaz na uloženou konfiguraci.',
  unknown:
    'Takovou konfiguraci tu nemáme. Zkontrolujte, zda je odkaz celý a\u00a0z\u00a0tohoto obchodu; platí 12\u00a0měsíců od posledního otevření.',
  savedHere: 'Uložené v\u00a0tomto prohlížeči',
  savedOn: (day: string) => `uloženo ${day}`,
  /** Of an offer whose price holds no longer; a day in Hungarian ends with a full stop. */
  heldTill: (day: string) => `Cena platila do ${day}, teď platí dnešní.`,
  /** Takes an offer from the list of those saved in this browser. */
  forget: (name: string) => `Odebrat ze seznamu: ${name}`,
  /** Puts it into the cart after that was told. */
  addToday: 'Vložit za dnešní cenu',
  add: 'Vložit do košíku',
  added: 'Uložená konfigurace je v\u00a0košíku.',
  /** What the comparison calls the frame without its colour, and the colour. */
  frame: 'Rám a\u00a0profil',
  colour: 'Barva',
};
