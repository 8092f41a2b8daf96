import { Injectable } from '@nestjs/common';
import { readSnapshotByToken } from '@fenestra/contracts/http/orders';
import { listWithdrawals } from '@fenestra/contracts/http/withdrawals';
import type { OrderPage } from '@fenestra/contracts/wire/order-page';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import { dayIn } from '@fenestra/domain/shop/day';
import { shopById } from '@fenestra/domain/shop/shops';
import { OrdersClient } from '@fenestra/clients/service-clients';
import { Clock } from '@fenestra/platform/service/clock';
import { isOpaqueId } from '../opaque-id';
import { orderPageToWire } from './order-page-to-wire';
import { OrderPresenter } from './order-presenter';
import { withdrawalToWire } from './withdrawal-to-wire';

/** An order at its lasting place, with what its shopper typed, for the one who holds its token. */
@Injectable()
export class ReadOrderPage {
  constructor(
    private readonly orders: OrdersClient,
    private readonly presenter: OrderPresenter,
    private readonly clock: Clock,
  ) {}

  async execute(token: string): Promise<Result<OrderPage, 'order-unknown'>> {
    if (!isOpaqueId(token)) return refuse('order-unknown');
    const [snapshot, withdrawals] = await Promise.all([
      this.orders.call(readSnapshotByToken, { params: { token } }),
      this.orders.call(listWithdrawals, { params: { token } }),
    ]);
    if (!snapshot.ok) return snapshot;
    if (!withdrawals.ok) return withdrawals;
    const shop = shopById(snapshot.value.order.shopId);
    const order = await this.presenter.present(snapshot.value.order);
    const today = dayIn(shop, this.clock.now());
    return accept({
      ...orderPageToWire(snapshot.value, order, shop, today),
      withdrawal: withdrawalToWire(snapshot.value.order, withdrawals.value, today),
    });
  }
}
