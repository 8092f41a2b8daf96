/** Working days until the goods are at the customer's; every text, mail and paper takes its numbers from here (CONST-07 to CONST-09). */
export const deliveryPromise = {
  /** From stock: the fewest and the most. */
  stock: [2, 3],
  /** At most so many more for an order from stock with accessories made to size. */
  madeToSize: 10,
  madeToMeasure: 28,
} as const;
