import type { UnreliableTransport } from '@fenestra/testing/unreliable-transport';
import type { EventTransport } from '../../transport/transport';
import type { Bench } from '../bench';
import type { LogAddress } from '../open-transport';

/** What a test has of its own, from its beginning on: a log, a database, and always the unreliable transport around the real one. */
export type TransportUnderTest = {
  logAddress: LogAddress;
  topic: string;
  bench: Bench;
  transport: UnreliableTransport;
  /** What has to be stopped after it. */
  opened: EventTransport[];
  /** Another process at the same log. */
  open: () => Promise<UnreliableTransport>;
  /** Passes when a reader has done these and no others of a key. */
  sees: (reader: string, key: string, numbers: number[]) => Promise<void>;
};
