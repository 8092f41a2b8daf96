/** Saving a configuration as a dated offer, opening it again, taking it into the cart (SAVE). Prices and days come ready written. */
export type SavedTexts = {
  lead: string;
  name: string;
  email: string;
  note: string;
  noteHint: string;
  term: string;
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
  why: string;
  today: string;
  difference: string;
  because: { dearer: string; cheaper: string; ofFrame: string; added: string; gone: string; same: string };
  total: (basis: string) => string;
  inProgress: string;
  fromLink: string;
  overwrites: string;
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
  notMade: string;
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
  add: string;
  added: string;
  /** What the comparison calls the frame without its colour, and the colour. */
  frame: string;
  colour: string;
};
