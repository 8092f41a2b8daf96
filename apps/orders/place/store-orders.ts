import { Injectable } from '@nestjs/common';
import { DataSource, QueryFailedError } from 'typeorm';
import { orderPlaced } from '@fenestra/contracts/events/order';
import { Batcher, type InContextOf } from '@fenestra/messaging/batching/batcher';
import { emitAll, newEvent } from '@fenestra/messaging/outbox/outbox';
import { insertOrders } from './insert-orders';
import { nextNumbers } from './next-numbers';
import type { Order } from '../order.entity';
import { placedData } from './placed-data';

export type NewOrder = Omit<Order, 'number'>;

const most = 64;
const uniqueViolation = '23505';

/**
 * Orders that arrive while others are being written share the next transaction. Numbers without gaps make new orders of a shop
 * wait for each other's commit; one by one each would wait for all before it, with a connection in its hand.
 */
@Injectable()
export class StoreOrders {
  private readonly waiting = new Batcher<NewOrder, Order>((...batch) => this.write(...batch), most);

  constructor(private readonly db: DataSource) {}

  /** Order, number and announcement, all or none. Resolves to nothing when the cart or the key has an order already. */
  execute(order: NewOrder): Promise<Order | undefined> {
    return this.waiting.add(order).catch(nothingIfThereIsOne);
  }

  private write(batch: readonly NewOrder[], asRequestOf: InContextOf): Promise<Order[]> {
    return this.db.transaction(async (tx) => {
      const numbers = await nextNumbers(tx, batch);
      const orders = batch.map((order, nth) => ({ ...order, number: numbers[nth]! }));
      await insertOrders(tx, orders);
      const facts = orders.map((order, nth) =>
        asRequestOf(nth, () => newEvent(orderPlaced, order.version, placedData(order))),
      );
      emitAll(tx, facts);
      return orders;
    });
  }
}

function nothingIfThereIsOne(fault: unknown): undefined {
  if (fault instanceof QueryFailedError && (fault.driverError as { code?: string }).code === uniqueViolation) return;
  throw fault;
}
