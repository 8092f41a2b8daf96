/** A moment as ISO 8601 in UTC; null for one that has not come. */
export const toIsoTime = (moment: Date | null): string | null => moment?.toISOString() ?? null;
