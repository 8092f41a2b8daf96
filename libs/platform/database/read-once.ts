import { runShared } from '@fenestra/messaging/tracing/trace-context';

/** Data whose versions never change: each is read once, however many ask for it at the same time. */
export class ReadOnce<Data> {
  private readonly known = new Map<string, Promise<Data | undefined>>();

  /** `read` resolves to nothing for a version that was never live. */
  constructor(private readonly read: (version: string) => Promise<Data | undefined>) {}

  /** Only answers are kept: versions that visitors make up cost no memory, an outage no restart. */
  find(version: string): Promise<Data | undefined> {
    const known = this.known.get(version);
    if (known) return known;
    const reading = runShared(() => this.read(version));
    const forget = (): boolean => this.known.delete(version);
    this.known.set(version, reading);
    reading.then((found) => found ?? forget(), forget);
    return reading;
  }
}
