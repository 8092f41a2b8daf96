import { job } from '@fenestra/platform/jobs/jobs';

/** Woken where a payment has to be looked at soon; the sweep finds all others that are due. */
export const checkPayments = job({ name: 'check-payments', everyMs: 5_000 });
