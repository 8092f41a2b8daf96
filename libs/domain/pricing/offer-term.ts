/** Days for which an offer holds, after the day on which it was made (windows-domain 10). */
const offerDays = 14;

/** The last day (ISO date, included) of an offer that was made on a day. */
export function lastDayOfOffer(madeOn: string): string {
  const day = new Date(`${madeOn}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + offerDays);
  return day.toISOString().slice(0, 10);
}

/** What is to be saved: whether it is a product from stock, and the last day (ISO date) of an earlier offer that holds its price. */
export type ToBeSaved = { readonly stock: boolean; readonly offerUntil?: string | undefined };

/**
 * The last day (ISO date, included) of an offer of these elements that is saved on a day (decision 32). A price that is held for an earlier
 * offer is not held longer by saving it once more; a line keeps it in its cart after that day as long as no other price is in force, so that
 * its offer holds at least on the day when it is saved. A product from stock is bought at the price of the day, so that its offer ends with that.
 */
export function lastDayOfSaved(elements: readonly ToBeSaved[], savedOn: string): string {
  const held = elements.flatMap(({ stock, offerUntil }) => (stock ? savedOn : (offerUntil ?? [])));
  const first = [lastDayOfOffer(savedOn), ...held].reduce((earliest, day) => (day < earliest ? day : earliest));
  return first < savedOn ? savedOn : first;
}

/** An element of an offer: a product from stock is called by its id. */
type Offered = { readonly configuration: { readonly stockProduct?: number | undefined } };

/** A price is held for what is made to measure, and for nothing from stock (decision 32). */
export const isFromStock = ({ configuration }: Offered): boolean => configuration.stockProduct !== undefined;

/** What an offer has: something from stock, whose price is that of the day, and something whose price it holds. */
export const goodsOf = (elements: readonly Offered[]) => ({
  stock: elements.some(isFromStock),
  made: !elements.every(isFromStock),
});
export type GoodsOfOffer = ReturnType<typeof goodsOf>;
