import { orderCalls } from '@fenestra/contracts/wire/order-calls';
import { callerOf } from '../network/rest-client';

/** Asks about an order that is placed. */
export const callOrder = callerOf(orderCalls);
