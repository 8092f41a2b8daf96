import { Gauge, Histogram } from 'prom-client';

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

// One set for the process, with the service as a label: several services live in one.

export const requestSeconds = new Histogram({
  name: 'fenestra_http_request_seconds',
  help: 'From the first byte of a request to the last of its answer',
  labelNames: ['service', 'method', 'route', 'status'] as const,
  buckets: seconds,
});

export const callSeconds = new Histogram({
  name: 'fenestra_service_call_seconds',
  help: 'Calls to other services with their repetitions; outcome: accepted, refused, unavailable or fault',
  labelNames: ['endpoint', 'outcome'] as const,
  buckets: seconds,
});

export const jobSeconds = new Histogram({
  name: 'fenestra_job_seconds',
  help: 'One run of a job; outcome: done, failed or given-up',
  labelNames: ['service', 'job', 'outcome'] as const,
  buckets: seconds,
});

export const consumerLag = watched('fenestra_consumer_lag', 'Events that a group has not handled yet', [
  'group',
  'topic',
]);
export const oldestUnhandled = watched(
  'fenestra_consumer_oldest_seconds',
  'Age of the oldest event that a group has not handled yet; 0 where it has handled all',
  ['group', 'topic'],
);
export const waitingJobs = watched('fenestra_jobs', 'Jobs of a queue by state', ['service', 'state']);

export const workingParts = watched('fenestra_part_works', 'Whether what a service depends on works now: 1 or 0', [
  'service',
  'part',
]);

type Sample<Label extends string> = { readonly labels: Record<Label, string>; readonly value: number };
type Watched<Label extends string> = {
  /** From now on `read` is asked whenever somebody looks; the result ends that. */
  watch(read: () => Promise<readonly Sample<Label>[]>): () => void;
};

/** A number that is not counted but asked for. What cannot be read at the moment is left out. */
function watched<Label extends string>(name: string, help: string, labelNames: readonly Label[]): Watched<Label> {
  const reads = new Set<() => Promise<readonly Sample<Label>[]>>();
  new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    async collect() {
      const samples = await Promise.all([...reads].map((read) => read().catch(() => [])));
      this.reset();
      for (const { labels, value } of samples.flat()) this.set(labels, value);
    },
  });
  return {
    watch: (read) => {
      reads.add(read);
      return () => void reads.delete(read);
    },
  };
}
