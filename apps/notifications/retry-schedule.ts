const second = 1_000;

/** When to look at a letter once more that waits for stock. */
export const soonMs = 1_000;

export const soon = (now: Date): Date => new Date(now.getTime() + soonMs);

/** By then stock has spoken, or is in trouble: from then on a sweep looks at the letter. */
export const patienceWithStock = (now: Date): Date => new Date(now.getTime() + 6 * second);

/** When to try again after `tries` deliveries in vain: 4 s, 8 s … at most half an hour. */
export const retryAt = (now: Date, tries: number): Date =>
  new Date(now.getTime() + Math.min(2 ** (tries + 1) * second, 1_800 * second));

const claimMs = 90 * second;

/** Handing a mail over takes less: a row that is still being worked on then was left behind by a dead process. */
export const abandonedAt = (now: Date): Date => new Date(now.getTime() + claimMs);

/** Whether enough of a claim is left for sending: 45 s are three times the patience with a silent mail server. */
export const canStillSend = (now: Date, claimedUntil: Date): boolean =>
  claimedUntil.getTime() - now.getTime() >= claimMs / 2;
