/** Milliseconds for which an order, and later its result page, waits for stock. */
const patience = 2000;

/** Returns the answer, or `late` when it takes longer. */
export const inTime = <Answer>(answer: Promise<Answer>, late: Answer): Promise<Answer> =>
  Promise.race([answer, new Promise<Answer>((resolve) => setTimeout(resolve, patience, late))]);
