import { Injectable } from '@nestjs/common';
import type { ReportedOrder } from '@fenestra/contracts/http/orders';
import { accept, refuse } from '@fenestra/domain/result';
import type { Order } from '../order.entity';
import { Orders } from '../order.table';

@Injectable()
export class ReadReportedOrder {
  constructor(private readonly orders: Orders) {}

  /** What reports to others need of an order, and nothing else of it. */
  async execute(id: string) {
    const order = await this.orders.byId(id);
    return order ? accept(reportedOrder(order)) : refuse('order-unknown');
  }
}

function reportedOrder({ number, shopId, currency, cart, data, visit }: Order): ReportedOrder {
  const { netAfterDiscount, delivery } = cart.totals;
  const { email, refusesNews } = data;
  const noVisit = { development: false, affiliateVisitor: null };
  return { number, shopId, currency, netAfterDiscount, delivery, email, refusesNews, visit: visit ?? noVisit };
}
