/** Saving a configuration as a dated offer, opening it again, taking it into the cart (SAVE). Prices and days come ready written. */
export type SavedTexts = {
  lead: string;
  name: string;
  email: string;
  note: string;
  noteHint: string;
  /** Until when the price holds; a day in Hungarian ends with a full stop. */
  term: (day: string) => string;
  linkTerm: string;
  /** Instead of a day, of products from stock. */
  stockPrice: string;
  /** Instead of the way to save the cart: how many elements an offer holds, and how many there are. */
  tooMany: (most: number, count: number) => string;
  pieces: (pieces: number) => string;
  /** Goods of the cart that the offer leaves out. */
  onlyMade: string;
  send: string;
  sending: string;
  cancel: string;
  sent: string;
  /** A sentence; the number names the offer. */
  savedAs: (number: string) => string;
  numbered: (number: string) => string;
  /** The link to a letter about the offer, and the subject of that letter. */
  ask: string;
  question: (number: string) => string;
  sentTo: (email: string) => string;
  offline: string;
  /** Opens the dialog that saves. */
  wayToOffer: string;
  pdf: string;
  withoutMail: string;
  linkLabel: string;
  copy: string;
  copied: string;
  qr: string;
  opening: string;
  offerOf: (day: string) => string;
  /** The last days of an offered price; 0 is today. */
  daysLeft: (days: number, day: string) => string;
  pricesChanged: string;
  offerEnded: (price: string, day: string, basis: string) => string;
  offeredPrice: string;
  todayPrice: string;
  heldUntil: (day: string) => string;
  onlyAsSaved: string;
  /** `basis` is with or without VAT, here and below. */
  dearer: (price: string, basis: string) => string;
  cheaper: (price: string, basis: string) => string;
  canBeChanged: string;
  /** Of a price of today that is of less than the offered one. */
  withoutGone: string;
  why: string;
  today: string;
  difference: string;
  /** `anew`: another part takes the place of one that is not made any more; `notMade`: a whole product is not. */
  because: Record<'dearer' | 'cheaper' | 'ofFrame' | 'added' | 'gone' | 'anew' | 'notMade' | 'same', string>;
  total: (basis: string) => string;
  inProgress: string;
  fromLink: string;
  overwrites: string;
  /** The same of a project, of which one product is opened. */
  overwritesByOne: string;
  overwritesHint: string;
  startOver: string;
  keepCurrent: string;
  takeToday: string;
  keepPrice: (price: string) => string;
  goOn: string;
  severalToCart: string;
  severalLead: string;
  /** After the first of several products: how many follow. */
  andMore: (count: number) => string;
  openOne: string;
  gone: string;
  goneLead: string;
  /** The heading where it is known what the offer was. */
  ended: (day: string) => string;
  endedLead: string;
  sameProduct: string;
  /** Before a list of parts. */
  repaired: string;
  /** The same before a list of what the price of today would change. */
  repairedToday: string;
  notMade: string;
  /** Follow on `notMade` while the offered price holds: until when, and that the price of today is without it. */
  stillOffered: (day: string) => string;
  leftOut: string;
  /** The price of today has come to be for something else than was told. */
  changedMeanwhile: string;
  /** In the cart (SAVE-12, CART-10). */
  addSaved: string;
  addSavedLead: string;
  pasteLink: string;
  pasteHint: string;
  noLink: string;
  unknown: string;
  savedHere: string;
  savedOn: (day: string) => string;
  /** Of an offer whose price holds no longer; a day in Hungarian ends with a full stop. */
  heldTill: (day: string) => string;
  /** Takes an offer from the list of those saved in this browser. */
  forget: (name: string) => string;
  /** Puts it into the cart after that was told. */
  addToday: string;
  add: string;
  added: string;
  /** What the comparison calls the frame without its colour, and the colour. */
  frame: string;
  colour: string;
};
