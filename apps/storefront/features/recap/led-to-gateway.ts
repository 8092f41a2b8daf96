import type { Order } from '@fenestra/contracts/wire/order';
import { readText, writeText } from '../../lib/storage/browser-storage';

const name = 'led-to-gateway';

/** Of the last order, in all tabs: Back from the gateway shows the recap, it does not lead to the gateway again. */
export const rememberLed = ({ orderId }: Order): void => writeText('local', name, orderId);

export const wasLed = ({ orderId }: Order): boolean => readText('local', name) === orderId;
