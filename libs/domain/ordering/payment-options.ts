/** How the rest after a deposit is paid (OPEN-Q-68). */
export const restPayments = ['cash_on_delivery', 'transfer'] as const;
export type RestPayment = (typeof restPayments)[number];
