import { readFailedDependencies } from '@fenestra/contracts/http/dependencies';
import type { PrivateService } from '@fenestra/clients/service-clients';
import { allServices, queryService, type ServiceClients } from './query-services';
import type { OverdueItem } from './late';

/** A dependency that does not work, with the services that report it. */
export type RootCause = {
  readonly dependency: string;
  readonly detail: string;
  readonly services: readonly PrivateService[];
  /** Command or runbook. */
  readonly next: string;
};

/** Returns failing dependencies, those of most services first. A service that does not answer reports none. */
export async function readRootCauses(services: ServiceClients): Promise<RootCause[]> {
  const answers = await Promise.all(
    allServices.map(async (service) => ({
      service,
      answer: await queryService(services, service, readFailedDependencies, {}),
    })),
  );
  const reports = answers.flatMap(({ service, answer }) =>
    (answer?.failed ?? []).map((failed) => ({ ...failed, service })),
  );
  const causes = Map.groupBy(reports, ({ name, detail }) => `${name}: ${detail}`);
  return [...causes.values()]
    .map((sameCause) => ({
      dependency: dependencies[sameCause[0]!.name] ?? sameCause[0]!.name,
      detail: sameCause[0]!.detail,
      services: sameCause.map(({ service }) => service),
      next: runbookOf(sameCause[0]!),
    }))
    .toSorted((one, other) => other.services.length - one.services.length);
}

const dependencies: Readonly<Record<string, string>> = {
  database: 'the database',
  events: 'the event log',
  jobs: 'the job queue',
};

function runbookOf({ name, detail }: { name: string; detail: string }): string {
  if (detail.startsWith('the disk')) return 'docs/runbooks/disk-fills-up.md';
  if (detail.startsWith('the log has lost')) return 'docs/runbooks/broker-lost-its-data.md';
  if (detail === 'only reads') return 'docs/runbooks/database-failed-over.md';
  return name === 'jobs' ? 'docs/runbooks/redis-lost.md' : 'docs/runbooks/part-down.md';
}

/** Kinds that wait while a dependency does not work; the others need a hand of their own. */
const dependentKinds: readonly OverdueItem['kind'][] = ['outbox', 'unread', 'state', 'deadline', 'mail', 'report', 'look', 'feed', 'reservation', 'away']; // prettier-ignore

/** Returns whether a failing dependency explains the delay. */
export const isExplainedBy = (causes: readonly RootCause[], { kind }: OverdueItem): boolean =>
  causes.length > 0 && dependentKinds.includes(kind);
