import { order, type Order } from '@fenestra/contracts/wire/order';
import { z } from 'zod/mini';
import { readStored, writeStored } from '../storage/browser-storage';

const name = 'recap';

/** The recap data of the last order of this visit (ORDER-05), kept in the form of the protocol. */
export const storeOrder = (known: Order): void => writeStored('session', name, z.encode(order, known));

export function storedOrder(): Order | null {
  const read = z.safeDecode(order, readStored('session', name) as never);
  return read.success ? read.data : null;
}
