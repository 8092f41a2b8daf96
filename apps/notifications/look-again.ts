const second = 1_000;

/** When to try again after `tries` deliveries in vain: 4 s, 8 s … at most half an hour. */
export const retryAt = (now: Date, tries: number): Date =>
  new Date(now.getTime() + Math.min(2 ** (tries + 1) * second, 1_800 * second));

/** Handing a mail over takes less: a row that is still being worked on then was left behind by a dead process. */
export const abandonedAt = (now: Date): Date => new Date(now.getTime() + 90 * second);
