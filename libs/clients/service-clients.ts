import { ServiceClient } from '@fenestra/platform/http/service-client';

/** The port of each service when it runs alone. */
export const servicePorts = {
  configuration: 3101,
  pricing: 3102,
  cart: 3103,
  stock: 3104,
  orders: 3105,
  payments: 3106,
  notifications: 3107,
} as const;

export type PrivateService = keyof typeof servicePorts;

// One class each, because Nest injects by class: `constructor(private readonly pricing: PricingClient)`.
export class ConfigurationClient extends ServiceClient {
  static readonly service = 'configuration';
}
export class PricingClient extends ServiceClient {
  static readonly service = 'pricing';
}
export class CartClient extends ServiceClient {
  static readonly service = 'cart';
}
export class StockClient extends ServiceClient {
  static readonly service = 'stock';
}
export class OrdersClient extends ServiceClient {
  static readonly service = 'orders';
}
export class PaymentsClient extends ServiceClient {
  static readonly service = 'payments';
}
export class NotificationsClient extends ServiceClient {
  static readonly service = 'notifications';
}
