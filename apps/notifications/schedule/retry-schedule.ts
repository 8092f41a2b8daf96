import { nextAttemptAt } from '@fenestra/platform/jobs/backoff';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const dayMs = 24 * 60 * minuteMs;

/** When to look once more at a mail that waits for stock. */
export const stockRetryMs = 1 * secondMs;

export const stockRetryAt = (now: Date): Date => new Date(now.getTime() + stockRetryMs);

/** By then stock has answered, or is in trouble: from then on a sweep looks at the mail. */
export const stockTimeoutAt = (now: Date): Date => new Date(now.getTime() + 6 * secondMs);

/** Until then the shopper may have tried again; a failure that is mended needs no mail. */
export const failedPaymentMailAt = (now: Date): Date => new Date(now.getTime() + 15 * minuteMs);

/** Three days before the end: a transfer takes one working day, and a weekend may lie between. */
export const transferReminderAt = (payBy: string): Date => new Date(Date.parse(payBy) - 3 * dayMs);

/** Pauses after the first, second and each later receipt of an order within a day (decision 114). The law allows no longer delay than an hour. */
export const receiptPausesMs = [2 * minuteMs, 10 * minuteMs, 60 * minuteMs] as const;

/** Receipts that lengthen the pauses left later than this. */
export const receiptsCountedSince = (now: Date): Date => new Date(now.getTime() - dayMs);

/** When to try again after `tries` deliveries in vain: 4 s, 8 s … at most half an hour. */
export const retryAt = (now: Date, tries: number): Date =>
  nextAttemptAt(now, tries, { firstMs: 4 * secondMs, maxMs: 1_800 * secondMs });

const claimMs = 90 * secondMs;

/** Sending a mail takes less: a row that is still claimed then was left behind by a dead process. */
export const claimEndsAt = (now: Date): Date => new Date(now.getTime() + claimMs);

/** Whether enough of a claim is left for sending: 45 s are three times the patience with a silent mail server. */
export const canStillSend = (now: Date, claimedUntil: Date): boolean =>
  claimedUntil.getTime() - now.getTime() >= claimMs / 2;
