import type { Service } from '@fenestra/platform/service';

/** Each is loaded only where it runs: a process with one service does not carry the others. */
const load = {
  cart: async () => (await import('@fenestra/cart/service')).cart,
} satisfies Record<string, () => Promise<Service>>;

export type ServiceName = keyof typeof load;

export const serviceNames = Object.keys(load) as ServiceName[];

export function loadServices(names: readonly ServiceName[]): Promise<Service[]> {
  return Promise.all(names.map((name) => load[name]()));
}
