import { orderCalls } from './order-calls';
import { reportCalls } from './report-calls';
import { restCalls } from './rest-calls';

/** All calls with an address of their own. */
export const everyRestCall = { ...restCalls, ...orderCalls, ...reportCalls } as const;

export type EveryRestCall = keyof typeof everyRestCall;
