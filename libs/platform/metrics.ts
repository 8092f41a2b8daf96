import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What a service tells about itself. Each has a registry of its own, for several live in one process. */
export class Metrics {
  readonly registry = new Registry();

  readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers: [this.registry],
  });

  readonly jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time a job took, by its outcome: done, retried or given up.',
    labelNames: ['job', 'outcome'],
    buckets: seconds,
    registers: [this.registry],
  });

  readonly calls = new Histogram({
    name: 'neighbour_call_duration_seconds',
    help: 'Time a call to another service took, with its repetitions.',
    labelNames: ['endpoint', 'outcome'],
    buckets: seconds,
    registers: [this.registry],
  });

  constructor(service: string) {
    this.registry.setDefaultLabels({ service });
  }

  /** A number that is asked for when somebody looks. What cannot be read now is left out. */
  gauge<Label extends string>(
    name: string,
    help: string,
    labels: readonly Label[],
    read: () => Promise<readonly { labels: Record<Label, string>; value: number }[]>,
  ): void {
    new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [this.registry],
      async collect() {
        this.reset();
        for (const { labels, value } of await read().catch(() => [])) this.set(labels, value);
      },
    });
  }
}

/** Memory, processor and event loop of the whole process. */
export function processMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}
