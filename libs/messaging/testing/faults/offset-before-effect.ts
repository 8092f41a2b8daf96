import { setTimeout as sleep } from 'node:timers/promises';
import { KafkaTransport } from '../../transport/kafka/kafka-transport';
import { PostgresTransport } from '../../transport/postgres/postgres-transport';
import type { EventTransport } from '../../transport/transport';

// For `--require`, a broken promise that tests have to notice: a crash loses what was about to take effect.

for (const { prototype } of [KafkaTransport, PostgresTransport]) {
  const { subscribe } = prototype;
  prototype.subscribe = function (group, topics, consumer) {
    const stored = whenStored(this, group);
    return subscribe.call(this, group, topics, (record, at) => {
      void stored().then(() => consumer(record, at));
      return Promise.resolve('done');
    });
  };
}

/** Waits until the group's positions are behind all that it was given. */
function whenStored(transport: EventTransport, group: string): () => Promise<void> {
  let waiting: Promise<void> | undefined;
  return () => (waiting ??= untilLagIsZero(transport, group).finally(() => (waiting = undefined)));
}

async function untilLagIsZero(transport: EventTransport, group: string): Promise<void> {
  do await sleep(20);
  while ((await transport.lag(group)).some(({ behind }) => behind > 0));
}
