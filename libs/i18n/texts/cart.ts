import type { ColoursTexts } from '../colours-text';

/** Cart content, sum box and services (CART, SERV). */
export type CartTexts = {
  heading: string;
  checkoutHeading: string;
  parts: readonly [content: string, delivery: string, details: string];
  partsLabel: string;
  empty: string;
  emptyLead: string;
  /** The browser stores nothing for the shop. */
  storageBlocked: string;
  toConfigurator: string;
  loadFailed: string;
  changeFailed: string;
  made: string;
  stock: string;
  accessories: string;
  parameters: {
    /** An element of an assembly, counted from 1. */
    element: (n: number) => string;
    couplings: string;
    profile: string;
    colour: string;
    opening: string;
    transom: string;
    filling: string;
    glass: string;
    handle: string;
    spacer: string;
    lock: string;
    threshold: string;
    stock: string;
  };
  colours: ColoursTexts;
  /** `quantity` is written with its unit where that is not the piece. */
  perPiece: (quantity: string, price: string) => string;
  quantity: (name: string) => string;
  less: (name: string) => string;
  more: (name: string) => string;
  edit: string;
  editNamed: (name: string) => string;
  remove: string;
  removeNamed: (name: string) => string;
  onlyInStock: (pieces: number) => string;
  addProduct: string;
  addWindow: string;
  addAccessories: string;
  noAccessories: string;
  services: string;
  technicalControl: {
    name: string;
    text: string;
    bindingWarning: string;
    obligatory: string;
    worth: (amount: string) => string;
  };
  comfort: { name: string; text: string };
  childGuard: { name: string; text: string };
  free: string;
  /** Of a delivery that has no price: it is free, or is calculated after the order (PAY-08). */
  deliveryUnpriced: string;
  summary: string;
  products: string;
  discount: string;
  delivery: string;
  deliveryTo: (place: string) => string;
  /** Names the ways to pay, before an order is begun. */
  payments: string;
  /** Names the country to which goods are delivered. */
  deliversTo: string;
  /** The legal one, and how long it lasts. */
  liability: { readonly name: string; readonly lasts: string };
  deliveryUnknown: string;
  totalNet: string;
  totalGross: string;
  dueNow: string;
  dueLater: string;
  /** Of a payment of the whole sum at once. */
  prepaid: string;
  /** The goods above the button that orders them. */
  ordered: string;
  toCheckout: string;
  goOn: string;
  noReturn: string;
  /** What the shop does about it, where the technical control is not dropped. */
  checkedFirst: string;
  sendByMail: string;
  added: string;
};
