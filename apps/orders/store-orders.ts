import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { orderPlaced } from '@fenestra/contracts/events/order';
import { Gathering } from '@fenestra/messaging/gathering';
import { announceAll, announcement } from '@fenestra/messaging/outbox';
import { insertOrders } from './insert-orders';
import { nextNumbers } from './next-numbers';
import type { Order } from './order.entity';
import { placed } from './placed';

export type NewOrder = Omit<Order, 'number'>;

type Waiting = {
  readonly order: NewOrder;
  /** Runs something as part of the request that brought the order, for its trace. */
  readonly asItsRequest: ReturnType<typeof AsyncLocalStorage.snapshot>;
};

const most = 64;
const uniqueViolation = '23505';

/**
 * Orders that arrive while others are being written share the next transaction. Numbers without gaps make new orders of a shop
 * wait for each other's commit; one by one each would wait for all before it, with a connection in its hand.
 */
@Injectable()
export class StoreOrders {
  private readonly waiting = new Gathering<Waiting, Order>((batch) => this.write(batch), most);

  constructor(private readonly db: DataSource) {}

  /** Order, number and announcement, all or none. Resolves to nothing when the cart or the key has an order already. */
  execute(order: NewOrder): Promise<Order | undefined> {
    return this.waiting.add({ order, asItsRequest: AsyncLocalStorage.snapshot() }).catch(nothingIfThereIsOne);
  }

  private write(batch: readonly Waiting[]): Promise<Order[]> {
    return this.db.transaction((tx) => writeAll(tx, batch));
  }
}

async function writeAll(tx: EntityManager, batch: readonly Waiting[]): Promise<Order[]> {
  const numbers = await nextNumbers(
    tx,
    batch.map(({ order }) => order),
  );
  const orders = batch.map(({ order }, nth) => ({ ...order, number: numbers[nth]! }));
  await insertOrders(tx, orders);
  const facts = batch.map(({ asItsRequest }, nth) =>
    asItsRequest(() => announcement(orderPlaced, orders[nth]!.version, placed(orders[nth]!))),
  );
  announceAll(tx, facts);
  return orders;
}

function nothingIfThereIsOne(fault: unknown): undefined {
  if (fault instanceof QueryFailedError && (fault.driverError as { code?: string }).code === uniqueViolation) return;
  throw fault;
}
