import { Counter, Histogram } from 'prom-client';
import { observableGauge } from './observable-gauge';

/** An answer with a price may take 0.3 s (infra/observability/alarms.yaml). */
const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2.5, 5, 10];

// One set for the process, with the service as a label: several services live in one. What is counted (`_total`, histograms) is a process's
// own and is summed over the fleet; what is asked for (`watched`) is a fact about a store that all replicas share, so the greatest is taken.
// No label is called `job`, `endpoint` or `instance`: those are Prometheus's own.

export const requestSeconds = new Histogram({
  name: 'fenestra_http_request_seconds',
  help: 'From the first byte of a request to the last of its answer',
  labelNames: ['service', 'method', 'route', 'status'] as const,
  buckets: seconds,
});

export const callSeconds = new Histogram({
  name: 'fenestra_service_call_seconds',
  help: 'Calls to other services with their repetitions; outcome: accepted, refused, unavailable or fault',
  labelNames: ['call', 'outcome'] as const,
  buckets: seconds,
});

export const jobSeconds = new Histogram({
  name: 'fenestra_job_seconds',
  help: 'One run of a job; outcome: done, failed or given-up',
  labelNames: ['service', 'name', 'outcome'] as const,
  buckets: seconds,
});

export const consumerLag = observableGauge('fenestra_consumer_lag', 'Events that a group has not handled yet', [
  'group',
  'topic',
]);
export const oldestUnhandled = observableGauge(
  'fenestra_consumer_oldest_seconds',
  'Age of the oldest event that a group has not handled yet; 0 where it has handled all',
  ['group', 'topic'],
);
export const waitingJobs = observableGauge('fenestra_jobs', 'Jobs of a queue by state', ['service', 'state']);

export const runningServices = observableGauge('fenestra_service_runs', 'What this process runs: 1', ['service']);

export const dependencyHealth = observableGauge(
  'fenestra_part_works',
  'Whether what a service depends on works now: 1 or 0',
  ['service', 'part'],
);

export const lostLogs = observableGauge(
  'fenestra_event_log_lost',
  'Whether the event log has lost records that are not replayed yet: 1 or 0',
  ['service'],
);

export const stuckPartitions = observableGauge(
  'fenestra_consumer_stuck_partitions',
  'Partitions whose oldest event a group has not handled for a minute',
  ['group', 'topic'],
);

export const databaseConnections = observableGauge(
  'fenestra_database_connections',
  'Connections of the process to its database: busy, idle, and the most it may hold',
  ['service', 'state'],
);
export const serverConnections = observableGauge(
  'fenestra_database_server_connections',
  'Connections of a database server, of everybody together: open, and the most that it takes',
  ['service', 'state'],
);
export const databaseWaiting = observableGauge(
  'fenestra_database_waiting',
  'Statements and transactions that wait for a connection now',
  ['service'],
);
export const databaseBytes = observableGauge('fenestra_database_size_bytes', 'Room that a database takes on its disk', [
  'service',
]);
export const lastArchived = observableGauge(
  'fenestra_database_archived_timestamp_seconds',
  "When the server's log was last archived, from which a backup is brought up to date; now where nothing is to be archived, 0 for never",
  ['service'],
);
export const lastBackedUp = observableGauge(
  'fenestra_database_copied_timestamp_seconds',
  'When all databases of the server were last copied; 0 for never, +Inf where others than the shop see to that',
  ['service'],
);

export const overdueTasks = observableGauge(
  'fenestra_tasks_overdue',
  'Rows of work that are due and not in hand, or tried in vain',
  ['task'],
);
export const overdueSeconds = observableGauge(
  'fenestra_task_overdue_seconds',
  'For how long the oldest of them has been due, or tried in vain; 0 where none is',
  ['task'],
);
export const parkedRows = observableGauge(
  'fenestra_rows_parked',
  'Rows that a sweep has given up after a day of tries (decision 108)',
  ['service', 'task'],
);
export const taskAttempts = new Counter({
  name: 'fenestra_task_attempts_total',
  help: 'Tries to do what a row asks for; outcome: done, failed (tried again later) or refused (never)',
  labelNames: ['task', 'outcome'] as const,
});

export const taskOutcomes = ['done', 'failed', 'refused'] as const;
export type TaskOutcome = (typeof taskOutcomes)[number];

/** From the first scrape on, so that the first failure is a rise. */
export function countTask(task: string): (outcome: TaskOutcome) => void {
  for (const outcome of taskOutcomes) taskAttempts.inc({ task, outcome }, 0);
  return (outcome) => taskAttempts.inc({ task, outcome });
}
