import { within } from '../../../lib/loading/chunk';

/** Milliseconds for which an order, and later its result page, waits for stock. */
const patience = 2000;

/** Returns the answer, or `late` where it takes longer or fails. */
export const withTimeout = <Answer>(answer: Promise<Answer>, late: Answer): Promise<Answer> =>
  within(patience, answer).catch(() => late);
