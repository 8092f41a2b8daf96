/** A price that has to be there. What is offered has been checked when it went live; without a price nothing is sold. */
export function priceOf<Price>(prices: Readonly<Record<string, Price>>, of: number | string, what: string): Price {
  const price = prices[of];
  if (price === undefined) throw new Error(`the price list has no price of ${what} ${of}`);
  return price;
}
