/** Every payment method. A new one is a row here, an adapter in `apps/payments/providers` and its texts; the compiler asks for the rest. */
export const paymentMethods = ['card', 'cash', 'transfer', 'paypal'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The share of the gross total that a deposit is (PAY-10). Ids of ways to pay end with it. */
export const depositShare = 0.3;

/** A way to pay, and the share of the gross total that is paid now. */
export type PaymentTerms = { readonly method: PaymentMethod; readonly share: 1 | typeof depositShare | 0 };

const card: PaymentTerms = { method: 'card', share: 1 };
const cash: PaymentTerms = { method: 'cash', share: 0 };
const transfer: PaymentTerms = { method: 'transfer', share: 1 };
const depositByTransfer: PaymentTerms = { method: 'transfer', share: depositShare };
const paypal: PaymentTerms = { method: 'paypal', share: 1 };
const depositByPaypal: PaymentTerms = { method: 'paypal', share: depositShare };

/** The sets that countries choose from (OPEN-Q-63, PAY-05, PAY-08). */
export const defaultPayments = { stock: [card, cash, transfer], madeToMeasure: [card, transfer, depositByTransfer] };
export const defaultPaymentsWithPaypal = {
  stock: [...defaultPayments.stock, paypal],
  madeToMeasure: [...defaultPayments.madeToMeasure, paypal, depositByPaypal],
};
export const cashOnly = { stock: [cash], madeToMeasure: [cash] };
