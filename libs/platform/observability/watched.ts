import { Gauge } from 'prom-client';
import { withTimeout } from '@fenestra/messaging/timeout';

type Sample<Label extends string> = { readonly labels: Record<Label, string>; readonly value: number };
export type Watched<Label extends string> = {
  /** From now on `read` is asked whenever somebody looks; the result ends that. */
  watch(read: () => Promise<readonly Sample<Label>[]>): () => void;
};

const patienceMs = 3_000; // a scrape tells of the rest when one store hangs

/** A number that is not counted but asked for. What cannot be read at the moment is left out. */
export function watched<Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[],
): Watched<Label> {
  const reads = new Set<() => Promise<readonly Sample<Label>[]>>();
  new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    async collect() {
      const samples = await Promise.all(
        [...reads].map((read) => withTimeout(patienceMs, read(), name).catch(() => [])),
      );
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

/** One answer for all who ask within that time: several numbers of one query, and several who look. A fault is forgotten at once. */
export function remembered<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let known: { readonly answer: Promise<T>; readonly until: number } | undefined;
  return () => {
    if (known && performance.now() < known.until) return known.answer;
    const answer = read();
    known = { answer, until: performance.now() + ms };
    answer.catch(() => (known = undefined));
    return answer;
  };
}
