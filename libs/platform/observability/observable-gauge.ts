import { Gauge } from 'prom-client';
import { withTimeout } from '@fenestra/messaging/timeout';

type Sample<Label extends string> = { readonly labels: Record<Label, string>; readonly value: number };
export type ObservableGauge<Label extends string> = {
  /** From now on `read` is asked whenever somebody looks; the result ends that. */
  addCallback(read: () => Promise<readonly Sample<Label>[]>): () => void;
};

const readTimeoutMs = 3_000; // a scrape tells of the rest when one store hangs

/** A number that is not counted but asked for. What cannot be read at the moment is left out. */
export function observableGauge<Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[],
): ObservableGauge<Label> {
  const reads = new Set<() => Promise<readonly Sample<Label>[]>>();
  new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    async collect() {
      const samples = await Promise.all(
        [...reads].map((read) => withTimeout(readTimeoutMs, read(), name).catch(() => [])),
      );
      this.reset();
      for (const { labels, value } of samples.flat()) this.set(labels, value);
    },
  });
  return {
    addCallback: (read) => {
      reads.add(read);
      return () => void reads.delete(read);
    },
  };
}

/** One answer for all who ask within that time: several numbers of one query, and several who look. A fault is forgotten at once. */
export function cachedFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let cached: { readonly answer: Promise<T>; readonly until: number } | undefined;
  return () => {
    if (cached && performance.now() < cached.until) return cached.answer;
    const answer = read();
    cached = { answer, until: performance.now() + ms };
    answer.catch(() => (cached = undefined));
    return answer;
  };
}
