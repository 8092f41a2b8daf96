/*
 * Working days until the goods are at the customer's; every text, mail and paper takes its numbers from here (CONST-07 to CONST-09).
 * Constants of their own: the bundler writes them into texts, which would else load another chunk for them.
 */

/** From stock: the fewest and the most. */
export const stockDaysFrom = 2;
export const stockDaysTo = 3;
/** At most so many more for an order from stock with accessories made to size. */
export const madeToSizeDays = 10;
export const madeToMeasureDays = 28;
