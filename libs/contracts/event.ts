import type { z } from 'zod/mini';

/** One kind of event. Fields are only ever added, as optional ones; anything else is a new version beside the old one. */
export type EventContract<Data extends z.ZodMiniType = z.ZodMiniType> = {
  readonly type: string;
  readonly topic: string;
  /** One sentence for integrators; it stands in the AsyncAPI document. */
  readonly summary: string;
  readonly data: Data;
  /** Events with one key are delivered in the order in which they were emitted. */
  key(data: z.output<Data>): string;
  /** The aggregate whose version is counted, where it is not the key: one order has several payments. */
  subject?(data: z.output<Data>): string;
};

export type DataOf<E extends EventContract> = z.output<E['data']>;

type EventDescription<Data extends z.ZodMiniType> = Omit<EventContract<Data>, 'type'> & {
  name: string;
  version: number;
};

export function event<Data extends z.ZodMiniType>({
  name,
  version,
  ...rest
}: EventDescription<Data>): EventContract<Data> {
  return { type: `shop.${name}.v${version}`, ...rest };
}
