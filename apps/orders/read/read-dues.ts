import { Injectable } from '@nestjs/common';
import type { OrderDues } from '@fenestra/contracts/http/orders';
import { numberOfSymbol } from '@fenestra/domain/ordering/order-number';
import { accept, refuse } from '@fenestra/domain/result';
import type { Order } from '../order.entity';
import { Orders } from '../order.table';

@Injectable()
export class ReadDues {
  constructor(private readonly orders: Orders) {}

  async execute(id: string) {
    return duesOf(await this.orders.byId(id));
  }

  async bySymbol(symbol: string) {
    return duesOf(await this.orders.byNumber(numberOfSymbol(symbol)));
  }
}

function duesOf(order: Order | null) {
  if (!order) return refuse('order-unknown');
  const { id, number, shopId, currency, total, dueNow, paid, lastEvent } = order;
  const dues: OrderDues = { orderId: id, number, shopId, currency, total, dueNow, paid, lastEvent };
  return accept(dues);
}
