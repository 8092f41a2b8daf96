import { catalogueCalls } from './catalogue-calls';
import { configuratorCalls } from './configurator-calls';
import { orderCalls } from './order-calls';
import { pageCalls } from './page-calls';
import { reportCalls } from './report-calls';
import { quoteCalls } from './quote-calls';
import { stockCalls } from './stock-calls';

/** All calls with an address of their own. */
export const everyRestCall = {
  ...quoteCalls,
  ...configuratorCalls,
  ...stockCalls,
  ...catalogueCalls,
  ...pageCalls,
  ...orderCalls,
  ...reportCalls,
} as const;

export type EveryRestCall = keyof typeof everyRestCall;
