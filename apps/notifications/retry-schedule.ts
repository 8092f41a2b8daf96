import { nextAttemptAt } from '@fenestra/platform/jobs/backoff';

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** When to look once more at a mail that waits for stock. */
export const stockWaitMs = 1 * second;

export const afterStockWait = (now: Date): Date => new Date(now.getTime() + stockWaitMs);

/** By then stock has answered, or is in trouble: from then on a sweep looks at the mail. */
export const patienceWithStock = (now: Date): Date => new Date(now.getTime() + 6 * second);

/** Until then the shopper may have tried again; a failure that is mended needs no mail. */
export const afterFailedPayment = (now: Date): Date => new Date(now.getTime() + 15 * minute);

/** Three days before the end: a transfer takes one working day, and a weekend may lie between. */
export const beforeTransferEnds = (payBy: string): Date => new Date(Date.parse(payBy) - 3 * day);

/** Pauses after the first, second and each later receipt of an order within a day (decision 114). The law allows no longer delay than an hour. */
export const receiptPausesMs = [2 * minute, 10 * minute, 60 * minute] as const;

/** Receipts that lengthen the pauses left later than this. */
export const receiptsCountedSince = (now: Date): Date => new Date(now.getTime() - day);

/** When to try again after `tries` deliveries in vain: 4 s, 8 s … at most half an hour. */
export const retryAt = (now: Date, tries: number): Date =>
  nextAttemptAt(now, tries, { firstMs: 4 * second, maxMs: 1_800 * second });

const claimMs = 90 * second;

/** Sending a mail takes less: a row that is still claimed then was left behind by a dead process. */
export const abandonedAt = (now: Date): Date => new Date(now.getTime() + claimMs);

/** Whether enough of a claim is left for sending: 45 s are three times the patience with a silent mail server. */
export const canStillSend = (now: Date, claimedUntil: Date): boolean =>
  claimedUntil.getTime() - now.getTime() >= claimMs / 2;
