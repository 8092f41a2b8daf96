export type Backoff = { readonly firstMs: number; readonly mostMs: number };

/** When to try again after so many tries in vain: each wait is twice as long as the one before, up to the longest. */
export const nextTry = (now: Date, triesInVain: number, { firstMs, mostMs }: Backoff): Date =>
  new Date(now.getTime() + Math.min(firstMs * 2 ** (triesInVain - 1), mostMs));
