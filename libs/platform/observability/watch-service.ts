import type { EventStrategy } from '@fenestra/messaging/nest/event-strategy';
import type { EventTransport, PartitionLag } from '@fenestra/messaging/transport/transport';
import type { Jobs } from '../jobs/jobs';
import { consumerLag, oldestUnhandled, waitingJobs } from './metrics';

type Parts = {
  readonly transport: EventTransport;
  readonly jobs: Jobs | undefined;
  readonly events: EventStrategy | undefined;
};

/** Offers the numbers that are asked for when somebody looks; the result takes them back. */
export function watchService(service: string, { transport, jobs, events }: Parts): () => void {
  const ends = [
    jobs && waitingJobs.watch(() => jobCounts(service, jobs)),
    events && consumerLag.watch(() => perGroupAndTopic(events, transport, recordsBehind)),
    events && oldestUnhandled.watch(() => perGroupAndTopic(events, transport, oldestInSeconds)),
  ];
  return () => ends.forEach((end) => end?.());
}

async function jobCounts(service: string, jobs: Jobs) {
  return Object.entries(await jobs.counts()).map(([state, value]) => ({ labels: { service, state }, value }));
}

/** One number for each topic that a group of this service reads. */
async function perGroupAndTopic(
  events: EventStrategy,
  transport: EventTransport,
  numberOf: (partitions: readonly PartitionLag[]) => number,
) {
  const lags = events.groups.map(async (group) => {
    const byTopic = Map.groupBy(await transport.lag(group), ({ topic }) => topic);
    return [...byTopic].map(([topic, partitions]) => ({ labels: { group, topic }, value: numberOf(partitions) }));
  });
  return (await Promise.all(lags)).flat();
}

const recordsBehind = (partitions: readonly PartitionLag[]): number =>
  partitions.reduce((sum, { behind }) => sum + behind, 0);

function oldestInSeconds(partitions: readonly PartitionLag[]): number {
  const ages = partitions.map(({ waitingSince }) => (waitingSince ? Date.now() - waitingSince.getTime() : 0));
  return Math.max(0, ...ages) / 1_000;
}
