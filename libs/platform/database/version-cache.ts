import { runShared } from '@fenestra/messaging/tracing/trace-context';

/** Data whose versions never change: each is read once, however many ask for it at the same time. */
export class VersionCache<Data> {
  private readonly cached = new Map<string, Promise<Data | undefined>>();

  /** `read` resolves to nothing for a version that was never live. */
  constructor(private readonly read: (version: string) => Promise<Data | undefined>) {}

  /** Only answers are kept: versions that visitors make up cost no memory, an outage no restart. */
  find(version: string): Promise<Data | undefined> {
    const cached = this.cached.get(version);
    if (cached) return cached;
    const reading = runShared(() => this.read(version));
    const evict = (): boolean => this.cached.delete(version);
    this.cached.set(version, reading);
    reading.then((found) => found ?? evict(), evict);
    return reading;
  }
}
