/**
 * One payment that has come for an order: by a session at a gateway, or as a credit on the bank statement. Amounts are minor units.
 * An order is paid by as many as it takes, in any order and by any way.
 */
export type ReceivedPayment = {
  /** Null for what an order was paid before it kept its receipts. */
  readonly payment: string | null;
  readonly amount: number;
  /** How much of it the order owed; the rest of it goes back. */
  readonly counted: number;
  /** How much has gone back. */
  readonly returned: number;
};

/** What an order is worth: all, and what of it is due before anything else happens. */
export type Dues = { readonly total: number; readonly dueNow: number };

/** What counts of all receipts and has not gone back. What came on top goes back first. */
export const paidBy = (receipts: readonly ReceivedPayment[]): number =>
  receipts.reduce((sum, receipt) => sum + retainedAmount(receipt), 0);

/** What had counted and has gone back. */
export const returnedBy = (receipts: readonly ReceivedPayment[]): number =>
  receipts.reduce((sum, receipt) => sum + receipt.counted - retainedAmount(receipt), 0);

export const retainedAmount = ({ amount, counted, returned }: ReceivedPayment): number =>
  Math.min(counted, amount - returned);

/** What is left of what is due at once. */
export const outstandingNow = ({ dueNow }: Dues, paid: number): number => Math.max(0, dueNow - paid);

/** What is still to come of an order. Of what went back of one that goes on nothing is asked for again. */
export const outstandingAmount = ({ total, paid, returned = 0 }: Paid): number => Math.max(0, total - paid - returned);
type Paid = { readonly total: number; readonly paid: number; readonly returned?: number | undefined };

/** Whether the order is paid as far as it is to be paid before the delivery; one that owes nothing at once, when all is there. */
export const isSettledBy = ({ dueNow, total }: Dues, paid: number): boolean => paid >= (dueNow || total);

export const isRecorded = (receipts: readonly ReceivedPayment[], payment: string): boolean =>
  receipts.some((receipt) => receipt.payment === payment);

/** A payment that has come: it counts as far as it is owed. */
export const receivedPayment = (payment: string, amount: number, owed: number): ReceivedPayment => {
  return { payment, amount, counted: Math.min(amount, owed), returned: 0 };
};

/** Notes what of a payment has gone back. */
export const recordReturn = (
  receipts: readonly ReceivedPayment[],
  payment: string | null,
  amount: number,
): ReceivedPayment[] =>
  receipts.map((receipt) =>
    receipt.payment === payment ? { ...receipt, returned: receipt.returned + amount } : receipt,
  );

/** What is told of the money of an order, minor units: what has come, and what of it went back; that nothing is left of it is said by the latter. */
export const paymentSummary = ({ paid, returned = 0 }: Pick<Paid, 'paid' | 'returned'>) => [
  ...(paid > 0 || returned === 0 ? [['paid', paid] as const] : []),
  ...(returned > 0 ? [['returned', returned] as const] : []),
];
