/** Days for which an offer holds, after the day on which it was made (windows-domain 10). */
const offerDays = 14;

/** The last day (ISO date, included) of an offer that was made on a day. */
export function lastDayOfOffer(madeOn: string): string {
  const day = new Date(`${madeOn}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + offerDays);
  return day.toISOString().slice(0, 10);
}
