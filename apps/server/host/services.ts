import type { Service } from '@fenestra/platform/service/service';

/** Each is loaded only where it runs: a process with one service does not carry the others. In the order of need, callers last. */
const loaders = {
  configuration: async () => (await import('@fenestra/configuration/service')).configuration,
  pricing: async () => (await import('@fenestra/pricing/service')).pricing,
  stock: async () => (await import('@fenestra/stock/service')).stock,
  cart: async () => (await import('@fenestra/cart/service')).cart,
  orders: async () => (await import('@fenestra/orders/service')).orders,
  payments: async () => (await import('@fenestra/payments/service')).payments,
  notifications: async () => (await import('@fenestra/notifications/service')).notifications,
  desk: async () => (await import('@fenestra/server/console/service')).operatorConsole,
  gateway: async () => (await import('@fenestra/gateway/service')).gateway,
} satisfies Record<string, () => Promise<Service>>;

export type ServiceName = keyof typeof loaders;

export const serviceNames = Object.keys(loaders) as ServiceName[];

export function loadServices(names: readonly ServiceName[]): Promise<Service[]> {
  return Promise.all(names.map((name) => loaders[name]()));
}
