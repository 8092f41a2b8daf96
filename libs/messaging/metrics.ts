import { Counter, Gauge, Histogram } from 'prom-client';
import { withTimeout } from './timeout';

export type HandlingOutcome = 'done' | 'parked' | 'repeated' | 'failed';

const handled = new Counter({
  name: 'fenestra_events_handled_total',
  help: 'Deliveries of events by what became of them',
  labelNames: ['group', 'outcome'] as const,
});

const seconds = new Histogram({
  name: 'fenestra_event_handling_seconds',
  help: 'From delivery to commit',
  labelNames: ['group'] as const,
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
});

/** Starts the watch for one delivery; call the result with what became of it. */
export function startHandlingTimer(group: string): (outcome: HandlingOutcome) => void {
  const stop = seconds.startTimer({ group });
  return (outcome) => {
    stop();
    handled.inc({ group, outcome });
  };
}

/** What a service has not told yet, and what it could not handle (infra/observability/alarms.yaml wakes for both). */
export type Backlog = { readonly oldestInSeconds: number; readonly deadLetters: number };

const readTimeoutMs = 3_000; // a scrape tells of the rest when one database hangs
const backlogs = new Map<string, () => Promise<Backlog>>();

const oldest = new Gauge({
  name: 'fenestra_outbox_oldest_seconds',
  help: 'Age of the oldest event that is emitted and not yet in the event log',
  labelNames: ['source'] as const,
});

new Gauge({
  name: 'fenestra_dead_letters',
  help: 'Events that are parked, those behind a poisonous one included',
  labelNames: ['source'] as const,
  async collect() {
    const read = [...backlogs].map(async ([source, ask]) => ({
      source,
      ...(await withTimeout(readTimeoutMs, ask(), source)),
    }));
    const known = await Promise.allSettled(read); // a database that is down shows elsewhere
    this.reset();
    oldest.reset();
    for (const { source, deadLetters, oldestInSeconds } of known.flatMap((one) =>
      'value' in one ? [one.value] : [],
    )) {
      this.set({ source }, deadLetters);
      oldest.set({ source }, oldestInSeconds);
    }
  },
});

/** Reads a service's backlog at every scrape, until the result is called. */
export function registerBacklog(source: string, read: () => Promise<Backlog>): () => void {
  backlogs.set(source, read);
  return () => backlogs.delete(source);
}
