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
import type { ServiceClients } from './query-services';

/** The clients of this process by their names. */
@Injectable()
export class ConsoleClients {
  readonly services: ServiceClients;

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
