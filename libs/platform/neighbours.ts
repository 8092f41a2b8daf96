import { ServiceClient } from './service-client';

/** The services that others call, with the ports that they listen on when they run alone. */
export const neighbourPorts = {
  configuration: 3101,
  pricing: 3102,
  cart: 3103,
  stock: 3104,
  orders: 3105,
  payments: 3106,
  notifications: 3107,
} as const;

export type Neighbour = keyof typeof neighbourPorts;

// One class each, because Nest injects by class: `constructor(private readonly pricing: PricingClient)`.
export class ConfigurationClient extends ServiceClient {}
export class PricingClient extends ServiceClient {}
export class CartClient extends ServiceClient {}
export class StockClient extends ServiceClient {}
export class OrdersClient extends ServiceClient {}
export class PaymentsClient extends ServiceClient {}
export class NotificationsClient extends ServiceClient {}

export const clientOf = {
  configuration: ConfigurationClient,
  pricing: PricingClient,
  cart: CartClient,
  stock: StockClient,
  orders: OrdersClient,
  payments: PaymentsClient,
  notifications: NotificationsClient,
} satisfies Record<Neighbour, typeof ServiceClient>;
