import type { Texts } from './texts';

/**
 * When the pages need what they say, which is when it is loaded: with every page, wherever goods are listed, the start page, a step, the
 * rules, a dialog that opens over a page, what steps and cart both have, the cart, carts that are sent, the lasting page of an order.
 */
export const partOfTexts = {
  accessories: 'step',
  afterGateway: 'cart',
  assembly: 'step',
  bars: 'dialog',
  breakdown: 'saved',
  cart: 'cart',
  changedLines: 'cart',
  checkout: 'cart',
  choice: 'step',
  colour: 'dialog',
  comparison: 'dialog',
  configurator: 'step',
  consent: 'dialog',
  currency: 'frame',
  dimensions: 'step',
  discounts: 'cart',
  door: 'step',
  drawing: 'rule',
  elementOrder: 'rule',
  errors: 'rule',
  families: 'start',
  feedback: 'dialog',
  fittings: 'dialog',
  glazing: 'dialog',
  kinds: 'step',
  legal: 'dialog',
  light: 'rule',
  manyPieces: 'cart',
  measuring: 'dialog',
  numberField: 'step',
  opening: 'step',
  orderAgain: 'order',
  orderDetails: 'cart',
  orderPage: 'order',
  parts: 'step',
  paths: 'frame',
  paypal: 'cart',
  picker: 'cart',
  postcode: 'cart',
  privacy: 'dialog',
  profile: 'step',
  recap: 'cart',
  refusal: 'rule',
  refusedStart: 'dialog',
  removedLines: 'cart',
  returning: 'order',
  room: 'saved',
  sameAgain: 'cart',
  saved: 'saved',
  sentCart: 'sent',
  session: 'step',
  shell: 'frame',
  sizeQuestions: 'rule',
  start: 'start',
  stockLevel: 'goods',
  titles: 'frame',
  transferCode: 'cart',
  unitPrices: 'goods',
  units: 'cart',
  withdrawal: 'order',
} as const satisfies Partial<Record<keyof Texts, string>>;

type PartOf = typeof partOfTexts;

/** The texts of the pages: what a visitor loads of a language (I18N-01). */
export type PageTexts = Pick<Texts, keyof PartOf>;
export type TextPart = PartOf[keyof PartOf];

/** The texts of one part; one that a language lacks does not compile. */
export type TextsIn<Part extends TextPart> = Pick<
  PageTexts,
  { [Area in keyof PageTexts]: PartOf[Area] extends Part ? Area : never }[keyof PageTexts]
>;

/** What each page begins with: its script waits for these, and the gateway names them in its head. */
export const pageParts = {
  '/': ['frame', 'goods', 'start'],
  '/kosik/': ['frame', 'goods', 'saved', 'cart'],
  '/conf/': ['frame'],
  reading: ['frame'],
} as const satisfies Record<string, readonly TextPart[]>;

/** What steps say beside that, and the screens of an order. */
export const stepParts = ['step'] as const satisfies readonly TextPart[];
export const recapParts = ['cart', 'goods', 'saved'] as const satisfies readonly TextPart[];
export const orderPageParts = ['order', 'cart', 'goods', 'saved'] as const satisfies readonly TextPart[];
