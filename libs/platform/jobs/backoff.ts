export type Backoff = { readonly firstMs: number; readonly maxMs: number };

/** When to try again after so many tries in vain: each wait is twice as long as the one before, up to the longest. */
export const nextAttemptAt = (now: Date, failedAttempts: number, { firstMs, maxMs }: Backoff): Date =>
  new Date(now.getTime() + Math.min(firstMs * 2 ** (failedAttempts - 1), maxMs));
