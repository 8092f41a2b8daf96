import type { OrderKind } from '@fenestra/domain/ordering/order';
import type { Buyer } from '@fenestra/domain/shop/buyer';

export type FormField =
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'street'
  | 'city'
  | 'postcode'
  | 'company'
  | 'companyId'
  | 'taxId'
  | 'name';

/** Delivery, payment, customer data and the order button (DELIV, PAY, CUST, ORDER). */
export type CheckoutTexts = {
  delivery: string;
  pickup: { title: string; text: string };
  home: { title: string; text: string; change: string };
  free: string;
  afterPostcode: string;
  deliveryFirst: string;
  /** The last day on which the goods arrive; of a preliminary order it is not promised yet. */
  madeTime: Readonly<Record<OrderKind, (day: string) => string>>;
  stockTime: Readonly<Record<OrderKind, (day: string) => string>>;
  payment: string;
  now: string;
  /** Beside the sum of a way that takes nothing now. */
  notNow: string;
  later: (amount: string) => string;
  saving: (amount: string) => string;
  dropControl: string;
  details: string;
  role: string;
  person: string;
  companyRole: string;
  /** Said when another kind of buyer is chosen, as prices change with it. */
  basis: Readonly<Record<Buyer, string>>;
  fields: Readonly<Record<FormField, string>>;
  optional: string;
  vatPayer: string;
  /** The e-mail may have been meant otherwise. */
  meant: (typed: string) => string;
  /** What those write whose company has no number; null where each has one. */
  companyIdHint: string | null;
  phoneHint: string;
  filledByPostcode: string;
  /** What a delivery to the typed postcode costs, and what the order is reckoned with. */
  otherRegion: (there: string, reckoned: string) => string;
  /** Characters that papers show as empty boxes, separated by commas. */
  unprintable: (signs: string) => string;
  /** Shown for an unlisted postcode: the price is that of the most expensive region that it may lie in, and the shop calls. */
  unlistedPostcode: string;
  sameInvoice: string;
  sameDelivery: string;
  invoice: string;
  deliveryAddress: string;
  addNote: string;
  note: string;
  consents: string;
  terms: string;
  termsText: string;
  readTerms: string;
  /** Asks for news where they need consent, else refuses them. */
  news: string;
  newsText: string;
  faults: {
    required: string;
    unseen: string;
    postcode: (digits: number) => string;
    /** None of the country begins so. */
    noPostcode: string;
    phone: string;
    extension: string;
    email: string;
    cardEmail: string;
    companyId: string;
    taxId: string;
    terms: string;
  };
  choosePayment: string;
  errors: (count: number) => string;
  /** Stock is short: the order was not sent yet, the button sends it all the same. `pieces` of `of` come later. */
  shortStock: {
    title: string;
    later: (name: string, pieces: number, of: number) => string;
    next: string;
  };
  orderPreliminary: string;
  orderBinding: string;
  sending: string;
  failed: string;
  unknownOutcome: string;
  orderedOtherwise: string;
  showOrder: string;
  preliminaryNote: string;
  bindingNote: string;
};
