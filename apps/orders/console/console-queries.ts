import { Injectable } from '@nestjs/common';
import type { AnswerOf } from '@fenestra/contracts/endpoint';
import type { ListedOrder, listOrders, OrderRecord, ShopStatistics } from '@fenestra/contracts/http/order-console';
import { numberOfSymbol } from '@fenestra/domain/ordering/order-number';
import type { OrderState } from '@fenestra/domain/ordering/order';
import { withTypedData } from '@fenestra/domain/ordering/typed-data';
import { personName } from '@fenestra/domain/ordering/recipient';
import { accept, type Accepted, refuse, type Result } from '@fenestra/domain/result';
import { type ShopId, shopById } from '@fenestra/domain/shop/shops';
import { Feed } from '../feed/feed.table';
import type { Order } from '../order.entity';
import { timeOfId } from '@fenestra/platform/service/ids';
import { toIsoTime } from '@fenestra/platform/service/to-iso-time';
import { Orders } from '../order.table';
import { OperatorActions } from './operator-action.table';

type OrderQuery = {
  readonly state?: OrderState | undefined;
  readonly shopId?: ShopId | undefined;
  readonly unpaid?: 'yes' | undefined;
  readonly unchecked?: 'yes' | undefined;
  readonly priceList?: string | undefined;
  readonly placedBefore?: string | undefined;
  readonly limit?: string | undefined;
};

/** What operators see of orders. Names and addresses are told to those who ask for them. */
@Injectable()
export class ConsoleQueries {
  constructor(
    private readonly orders: Orders,
    private readonly feed: Feed,
    private readonly actions: OperatorActions,
  ) {}

  async list(query: OrderQuery): Promise<Accepted<OrderList>> {
    const { state, shopId, unpaid, unchecked, priceList, placedBefore, limit = '50' } = query;
    const filter = {
      ...{ state, shopId, unpaid: unpaid !== undefined, unchecked: unchecked !== undefined, priceList },
      placedBefore: placedBefore === undefined ? undefined : new Date(placedBefore),
    };
    const found = await this.orders.latest(filter, Number(limit));
    return accept({ orders: found.map(listedOrder) });
  }

  async record(number: string, contact: boolean): Promise<Result<OrderRecord, 'order-unknown'>> {
    const order = await this.orders.byNumber(number);
    if (!order) return refuse('order-unknown');
    const { kind, dueNow, dueLater, cancelled, shipped, receipts, backOrdered, cart } = order;
    return accept({
      ...listedOrder(order),
      ...(contact && { contact: contactOf(order) }),
      ...{ kind, dueNow, dueLater, cancelled, shipped, receipts: [...receipts] },
      dueAt: toIsoTime(order.dueAt),
      confirmedAt: toIsoTime(order.confirmedAt),
      checkedAt: toIsoTime(order.checkedAt),
      answeredAt: toIsoTime(order.answeredAt),
      heldUntil: toIsoTime(order.heldUntil),
      releasedAt: toIsoTime(order.releasedAt),
      lines: cart.lines.map((line) => ({
        line: line.line,
        kind: line.kind,
        quantity: line.quantity,
        backOrdered: backOrdered[line.line] ?? 0,
      })),
      events: await this.feed.ofOrder(order.id),
      feedWaits: (await this.feed.waitingOf(order.id)).map((one) => ({ ...one, since: one.since.toISOString() })),
      since: sinceOf(order).toISOString(),
      version: order.version,
      actions: (await this.actions.byOrder(order.id)).map((one) => ({ ...one, at: one.at.toISOString() })),
    });
  }

  async find(word: string): Promise<Result<{ number: string }, 'order-unknown'>> {
    const order = await this.orders.byNumber(/^\d{10}$/.test(word) ? numberOfSymbol(word) : word);
    const found = order ?? (uuid.test(word) ? await this.orders.byId(word) : null);
    return found ? accept({ number: found.number }) : refuse('order-unknown');
  }

  async byIds(ids: readonly string[]) {
    const orders = await this.orders.byIds(ids);
    return accept({
      orders: orders.map((order) => ({ ...listedOrder(order), since: sinceOf(order).toISOString() })),
    });
  }

  async awaitingPayment() {
    return accept({ orders: await this.orders.awaitingPayment(maxAwaiting) });
  }

  async countByShop(since: string): Promise<Accepted<{ shops: ShopStatistics[] }>> {
    return accept({ shops: await this.orders.countByShop(new Date(since)) });
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Sessions of gateways live for thirteen hours. */
const maxAwaiting = 2_000;

/** When it last went on: the ids of events tell their time. */
const sinceOf = ({ lastEvent, placedAt }: Order): Date => (lastEvent ? timeOfId(lastEvent.id) : placedAt);

type OrderList = AnswerOf<typeof listOrders>;

function listedOrder(order: Order): ListedOrder {
  const { id: orderId, number, shopId, saga, payment, method, currency, total, paid, placedAt } = order;
  return {
    ...{ orderId, number, shopId, saga, payment, method, currency, total, paid },
    placedAt: placedAt.toISOString(),
  };
}

const contactOf = ({ data, shopId }: Order) => ({
  name: personName(withTypedData(data), shopById(shopId)),
  ...{ email: data.email, phone: data.phone },
});
