import { Injectable } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { orderPlaced } from '@fenestra/contracts/events/order';
import { Batcher } from '@fenestra/messaging/batching/batcher';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { type Cause, firstCause } from '@fenestra/messaging/tracing/cause';
import type { Order } from '../order.entity';
import { Orders } from '../order.table';
import type { NewOrder } from './new-order';
import { nextNumbers } from './order-count.table';
import { placedData } from './placed-data';

type Asked = { readonly order: NewOrder; readonly cause: Cause };

const most = 64;
const uniqueViolation = '23505';

/**
 * Orders that arrive while others are being written share the next transaction. Numbers without gaps make new orders of a shop
 * wait for each other's commit; one by one each would wait for all before it, with a connection in its hand.
 */
@Injectable()
export class StoreOrders {
  private readonly batcher = new Batcher<Asked, Order>((batch) => this.store(batch), most);

  constructor(
    private readonly outbox: Outbox,
    private readonly orders: Orders,
  ) {}

  /** Order, number and event, all or none. Resolves to nothing when the cart or the key has an order already. */
  execute(order: NewOrder): Promise<Order | undefined> {
    return this.batcher.add({ order, cause: firstCause() }).catch(nothingIfThereIsOne);
  }

  private store(batch: readonly Asked[]): Promise<Order[]> {
    return this.outbox.transaction(async (unit) => {
      const numbers = await nextNumbers(
        unit.tx,
        batch.map(({ order }) => order),
      );
      const orders = batch.map(({ order, cause }, nth): Order => {
        const numbered = { ...order, number: numbers[nth]! };
        return { ...numbered, lastEvent: unit.emit(orderPlaced, order.version, placedData(numbered), cause) };
      });
      await this.orders.insert(unit, orders);
      return orders;
    });
  }
}

function nothingIfThereIsOne(fault: unknown): undefined {
  if (fault instanceof QueryFailedError && (fault.driverError as { code?: string }).code === uniqueViolation) return;
  throw fault;
}
