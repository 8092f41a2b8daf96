import { Injectable } from '@nestjs/common';
import {
  CartClient,
  ConfigurationClient,
  NotificationsClient,
  OrdersClient,
  PaymentsClient,
  PricingClient,
  StockClient,
} from '@fenestra/clients/service-clients';
import type { Services } from './ask-services';

/** The clients of this process by their names. */
@Injectable()
export class DeskServices {
  readonly services: Services;

  constructor(
    configuration: ConfigurationClient,
    pricing: PricingClient,
    cart: CartClient,
    stock: StockClient,
    orders: OrdersClient,
    payments: PaymentsClient,
    notifications: NotificationsClient,
  ) {
    this.services = { configuration, pricing, cart, stock, orders, payments, notifications };
  }
}
