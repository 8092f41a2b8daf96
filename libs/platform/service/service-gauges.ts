import type { DataSource } from 'typeorm';
import type { LogContinuity } from '@fenestra/messaging/outbox/log-continuity';
import type { EventStrategy } from '@fenestra/messaging/nest/event-strategy';
import type { EventTransport, PartitionLag } from '@fenestra/messaging/transport/transport';
import type { Jobs } from '../jobs/jobs';
import type { ServiceHealth } from '../observability/health';
import { registerDatabaseGauges } from '../database/database-gauges';
import {
  consumerLag,
  lostLogs,
  oldestUnhandled,
  parkedRows,
  runningServices,
  stuckPartitions,
  waitingJobs,
  dependencyHealth,
} from '../observability/metrics';
import { cachedFor } from '../observability/observable-gauge';

type Parts = {
  readonly db: DataSource | undefined;
  readonly transport: EventTransport;
  readonly jobs: Jobs | undefined;
  readonly events: EventStrategy | undefined;
  readonly continuity: LogContinuity | undefined;
  readonly health: () => Promise<ServiceHealth>;
};

/** Shorter than the time between two scrapes. */
const cacheMs = 2_000;
/** A partition whose oldest event waits for longer stands still. */
const stuckAfterSeconds = 60;

/** Offers the numbers that are asked for when somebody looks; the result takes them back. */
export function registerServiceGauges(
  service: string,
  { db, transport, jobs, events, continuity, health }: Parts,
): () => void {
  const groups = events && cachedFor(cacheMs, () => lagOfGroups(events, transport));
  const ends = [
    runningServices.addCallback(() => Promise.resolve([{ labels: { service }, value: 1 }])),
    dependencyHealth.addCallback(() => dependencySamples(service, health)),
    ...(db ? registerDatabaseGauges(service, db) : []),
    jobs && db && parkedRows.addCallback(() => parkedRowSamples(service, db)),
    jobs && waitingJobs.addCallback(() => jobSamples(service, jobs)),
    groups && consumerLag.addCallback(() => lagSamples(groups, recordsBehind)),
    groups && oldestUnhandled.addCallback(() => lagSamples(groups, oldestInSeconds)),
    continuity &&
      lostLogs.addCallback(() => Promise.resolve([{ labels: { service }, value: continuity.lost ? 1 : 0 }])),
    groups && stuckPartitions.addCallback(() => lagSamples(groups, stuck)),
  ];
  return () => ends.forEach((end) => end?.());
}

async function dependencySamples(service: string, health: Parts['health']) {
  const { checks } = await health();
  return Object.entries(checks).map(([part, { ready }]) => ({ labels: { service, part }, value: ready ? 1 : 0 }));
}

async function jobSamples(service: string, jobs: Jobs) {
  return Object.entries(await jobs.counts()).map(([state, value]) => ({ labels: { service, state }, value }));
}

async function parkedRowSamples(service: string, db: DataSource) {
  const sql = `SELECT task, count(*)::int AS value FROM failing_row WHERE again_at IS NULL GROUP BY task`;
  const rows = await db.query<{ task: string; value: number }[]>(sql);
  return rows.map(({ task, value }) => ({ labels: { service, task }, value }));
}

type Behind = { readonly group: string; readonly topic: string; readonly partitions: readonly PartitionLag[] };

/** For each topic that a group of this service reads. */
async function lagOfGroups(events: EventStrategy, transport: EventTransport): Promise<Behind[]> {
  const lags = events.groups.map(async (group) => {
    const byTopic = Map.groupBy(await transport.lag(group), ({ topic }) => topic);
    return [...byTopic].map(([topic, partitions]) => ({ group, topic, partitions }));
  });
  return (await Promise.all(lags)).flat();
}

async function lagSamples(groups: () => Promise<Behind[]>, numberOf: (partitions: readonly PartitionLag[]) => number) {
  const behind = await groups();
  return behind.map(({ group, topic, partitions }) => ({ labels: { group, topic }, value: numberOf(partitions) }));
}

const recordsBehind = (partitions: readonly PartitionLag[]): number =>
  partitions.reduce((total, { behind }) => total + behind, 0);

const ageInSeconds = ({ waitingSince }: PartitionLag): number =>
  waitingSince ? (Date.now() - waitingSince.getTime()) / 1_000 : 0;

const oldestInSeconds = (partitions: readonly PartitionLag[]): number => Math.max(0, ...partitions.map(ageInSeconds));

const stuck = (partitions: readonly PartitionLag[]): number =>
  partitions.filter((partition) => ageInSeconds(partition) > stuckAfterSeconds).length;
