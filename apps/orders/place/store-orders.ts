import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, QueryFailedError } from 'typeorm';
import { orderPlaced } from '@fenestra/contracts/events/order';
import { allowedHolds } from '@fenestra/domain/ordering/stock-hold-limits';
import { Batcher } from '@fenestra/messaging/batching/batcher';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { type Cause, firstCause } from '@fenestra/messaging/tracing/cause';
import { inOrderContext } from '@fenestra/messaging/tracing/trace-context';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import { OrdersConfig } from '../config';
import type { Order } from '../order.entity';
import { Orders } from '../order.table';
import { paymentDue } from '../saga/deadlines';
import { recordStateChange } from '../monitoring/record-state-change';
import type { StockHold } from './stock-hold.entity';
import { readHolds } from './stock-hold.table';
import { holdLimits } from './hold-limits';
import type { NewOrder } from './new-order';
import { nextOrderNumbers } from './order-count.table';
import { orderPlacedData } from './order-placed-data';

type OrderToStore = { readonly order: NewOrder; readonly contacts: readonly string[]; readonly cause: Cause };
type Unheld = Order['unheld'];

const maxBatch = 64;
const uniqueViolation = '23505';

/**
 * Orders that arrive while others are being written share the next transaction. Numbers without gaps make new orders of a shop
 * wait for each other's commit; one by one each would wait for all before it, with a connection in its hand.
 */
@Injectable()
export class StoreOrders {
  private readonly batcher = new Batcher<OrderToStore, Order>((batch) => this.store(batch), maxBatch);

  constructor(
    private readonly outbox: Outbox,
    private readonly orders: Orders,
    private readonly clock: Clock,
    @Inject(Config) private readonly config: OrdersConfig,
  ) {}

  /** Order, number and event, all or none. Resolves to nothing when the cart or the key has an order already. */
  execute(order: NewOrder, contacts: readonly string[]): Promise<Order | undefined> {
    return this.batcher.add({ order, contacts, cause: firstCause() }).catch(undefinedIfDuplicate);
  }

  private store(batch: readonly OrderToStore[]): Promise<Order[]> {
    return this.outbox.transactionOnce(async (unit) => {
      const numbers = await nextOrderNumbers(
        unit.tx,
        batch.map(({ order }) => order),
      );
      const { unheld, held } = await this.hold(unit.tx, batch);
      const orders = batch.map(({ order, cause }, nth): Order => {
        const numbered = { ...order, number: numbers[nth]!, unheld: unheld[nth]! };
        const subject = { orderId: order.id, traceparent: cause.traceparent };
        inOrderContext(subject, () => recordStateChange(unit, numbered, undefined, cause.traceparent));
        return { ...numbered, lastEvent: unit.emit(orderPlaced, order.version, orderPlacedData(numbered), cause) };
      });
      await this.orders.insert(unit, orders, held);
      return orders;
    });
  }

  /** How much of the stock each order may hold before it is paid: the whole order is judged, with all that its contacts hold (decision 70). */
  private async hold(
    tx: EntityManager,
    batch: readonly OrderToStore[],
  ): Promise<{ unheld: Unheld[]; held: StockHold[] }> {
    const stocked = batch.map(({ order }) => stockLines(order));
    const contacts = batch.flatMap((request, nth) => (stocked[nth]!.length > 0 ? request.contacts : []));
    if (contacts.length === 0) return { unheld: batch.map(() => ({})), held: [] };
    const hold = allowedHolds(await readHolds(tx, contacts, this.clock.now()), holdLimits(this.config));
    const lines = batch.map((request, nth) => hold(request.contacts, stocked[nth]!));
    const unheld = lines.map((own, nth) =>
      Object.fromEntries(
        own.flatMap(({ line, pieces }, at) => {
          const missing = stocked[nth]![at]!.quantity - pieces;
          return missing > 0 ? [[line, missing]] : [];
        }),
      ),
    );
    const held = batch.flatMap(({ order, contacts: own }, nth) =>
      lines[nth]!.filter(({ pieces }) => pieces > 0).flatMap(({ product, pieces }) =>
        own.map((contact) => ({ orderId: order.id, contact, product, pieces, until: this.holdUntil(order) })),
      ),
    );
    return { unheld, held };
  }

  /** An order that is paid at the door has no end of its own: its goods count for as long as a transfer may take. */
  private holdUntil({ dueNow, placedAt }: NewOrder): Date | null {
    return dueNow > 0 ? null : paymentDue('transfer', placedAt, this.config);
  }
}

const stockLines = ({ cart: { lines } }: NewOrder) =>
  lines.flatMap((line) =>
    line.kind === 'stock' ? [{ line: line.line, product: line.product.product, quantity: line.quantity }] : [],
  );

function undefinedIfDuplicate(error: unknown): undefined {
  if (error instanceof QueryFailedError && (error.driverError as { code?: string }).code === uniqueViolation) return;
  throw error;
}
