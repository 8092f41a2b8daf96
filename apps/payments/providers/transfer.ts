import type { PaymentProvider } from './payment-provider';

/** There is no session and nobody to ask: a person books what has come (record-transfer.ts) and sends back what has to go. */
export const transfer: PaymentProvider = { opensSessions: false };
