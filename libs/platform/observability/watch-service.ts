import type { EventStrategy } from '@fenestra/messaging/nest/event-strategy';
import type { OnExtras } from '@fenestra/messaging/nest/on';
import type { EventTransport } from '@fenestra/messaging/transport/transport';
import type { Jobs } from '../jobs/jobs';
import { consumerLag, waitingJobs } from './metrics';

type Parts = {
  readonly transport: EventTransport;
  readonly jobs: Jobs | undefined;
  readonly events: EventStrategy | undefined;
};

/** Offers the numbers that are asked for when somebody looks; the result takes them back. */
export function watchService(service: string, { transport, jobs, events }: Parts): () => void {
  const ends = [
    jobs && waitingJobs.watch(() => jobCounts(service, jobs)),
    events && consumerLag.watch(() => lags(events, transport)),
  ];
  return () => ends.forEach((end) => end?.());
}

async function jobCounts(service: string, jobs: Jobs) {
  return Object.entries(await jobs.counts()).map(([state, value]) => ({ labels: { service, state }, value }));
}

async function lags(events: EventStrategy, transport: EventTransport) {
  const groups = new Set([...events.getHandlers().values()].map(({ extras }) => (extras as OnExtras).group));
  const lags = await Promise.all(
    [...groups].map(async (group) => {
      const byTopic = Map.groupBy(await transport.lag(group), ({ topic }) => topic);
      return [...byTopic].map(([topic, partitions]) => ({
        labels: { group, topic },
        value: partitions.reduce((sum, { behind }) => sum + behind, 0),
      }));
    }),
  );
  return lags.flat();
}
