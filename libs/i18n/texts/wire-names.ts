import type { OrderKind } from '@fenestra/domain/ordering/order';
/** Names that answers of the wire carry and that are no catalogue data. */
export type WireNames = {
  technicalControl: string;
  comfortDelivery: string;
  childGuard: string;
  pickup: string;
  delivery: string;
  doubleGlass: (mm: number) => string;
  tripleGlass: (mm: number) => string;
  spacer: (name: string) => string;
  bars: (name: string) => string;
  /** Kinds of lines in a price tree that no catalogue entry names. */
  priceParts: Readonly<
    Record<
      | 'profile'
      | 'colour'
      | 'glass'
      | 'filling-glass'
      | `light-${'above' | 'below'}`
      | `${'inner' | 'outer'}-sill-${'caps' | 'joint'}`,
      string
    >
  >;
  payments: {
    card: PaymentText;
    cashAtPickup: PaymentText;
    cashOnDelivery: PaymentText;
    transferAll: PaymentText;
    transferDeposit: PaymentText;
    paypalAll: PaymentText;
    paypalDeposit: PaymentText;
    byPhone: PaymentText;
  };
  /** Why a payment cannot be taken now. */
  paymentRefusals: {
    'delivery-first': string;
    'technical-control': string;
    'carrier-limit': (limit: string) => string;
  };
  /** How the rest after a deposit is paid, and why not to the carrier, who may collect up to a limit (OPEN-Q-68). */
  restInCash: string;
  restByTransfer: (limit: string) => string;
  /** How the rest after a deposit, or all of an order, is paid later: the one sentence of page, mail and paper (PAY-08, OPEN-Q-68). */
  laterPayment: {
    rest: Readonly<Record<'cash' | 'transfer', (amount: string) => string>>;
    all: Readonly<Record<'cash' | 'transfer' | 'phone-transfer', (amount: string) => string>> &
      /** Before the call and after it. */
      Readonly<Record<'phone' | 'agreed', Readonly<Record<'delivery' | 'pickup', string>>>>;
  };
  /** Of the call after a preliminary order once its day is over: nobody has said that it was made. */
  callOverdue: (phone: string) => string;
  /** The last day of a delivery or until which goods can be fetched; after a preliminary order it is not promised yet. */
  arrives: Readonly<Record<'delivery' | 'pickup', Readonly<Record<OrderKind, (day: string) => string>>>>;
  backOrdered: (pieces: number) => string;
  /** Pieces that are taken from stock when the order is paid. */
  unheld: (pieces: number) => string;
};

export type PaymentText = { name: string; description: string };
