import type { EventStrategy } from '@fenestra/messaging/nest/event-strategy';
import type { EventTransport, PartitionLag } from '@fenestra/messaging/transport/transport';
import type { Jobs } from '../jobs/jobs';
import type { ServiceHealth } from '../observability/health';
import { consumerLag, oldestUnhandled, waitingJobs, workingParts } from '../observability/metrics';

type Parts = {
  readonly transport: EventTransport;
  readonly jobs: Jobs | undefined;
  readonly events: EventStrategy | undefined;
  readonly health: () => Promise<ServiceHealth>;
};

/** Offers the numbers that are asked for when somebody looks; the result takes them back. */
export function watchService(service: string, { transport, jobs, events, health }: Parts): () => void {
  const ends = [
    workingParts.watch(() => partsOf(service, health)),
    jobs && waitingJobs.watch(() => jobCounts(service, jobs)),
    events && consumerLag.watch(() => perGroupAndTopic(events, transport, recordsBehind)),
    events && oldestUnhandled.watch(() => perGroupAndTopic(events, transport, oldestInSeconds)),
  ];
  return () => ends.forEach((end) => end?.());
}

async function partsOf(service: string, health: Parts['health']) {
  const { checks } = await health();
  return Object.entries(checks).map(([part, { ready }]) => ({ labels: { service, part }, value: ready ? 1 : 0 }));
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
