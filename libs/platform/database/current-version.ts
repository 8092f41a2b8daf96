import { Logger } from '@nestjs/common';
import { runShared } from '@fenestra/messaging/tracing/trace-context';
import type { Clock } from '../service/clock';

type Versioned = { readonly version: string };

const recheckMs = 1_000; // one small call a second and service; nobody minds an answer that is a second old
const pauseMs = 2_000; // after a pause the first one waits for the answer, so what was replaced lives no longer than this
const maxAgeMs = 60_000; // time to restart the owner; for longer nobody sells by data that may have ended

/**
 * Data that their owner may replace by a new version at any time, for services that calculate with them. The owner is
 * asked for the version only while somebody needs the data, and for the data when the version is new.
 */
export class CurrentVersion<Data extends Versioned> {
  private readonly logger = new Logger(CurrentVersion.name);
  private cached: { readonly data: Data; readonly asOf: number } | undefined;
  private pendingRead: Promise<Data> | undefined;
  private checkedAt = 0;
  private isUnreachable = false;

  constructor(
    private readonly clock: Clock,
    private readonly readVersion: () => Promise<string>,
    private readonly read: (version: string) => Promise<Data>,
  ) {}

  /** Rejects when the owner has not answered for a minute. */
  async now(): Promise<Data> {
    const now = this.clock.now().getTime();
    const { cached } = this;
    if (!cached || since(cached.asOf, now) >= maxAgeMs) return this.refresh(now);
    if (since(this.checkedAt, now) >= recheckMs) void this.refresh(now).catch(() => undefined);
    const isAwaited = since(cached.asOf, now) >= pauseMs && !this.isUnreachable; // an owner that is down delays nobody twice
    return isAwaited && this.pendingRead ? this.pendingRead.catch(() => cached.data) : cached.data;
  }

  /** One question at a time, however many need the answer. */
  private refresh(now: number): Promise<Data> {
    if (this.pendingRead) return this.pendingRead;
    this.checkedAt = now;
    this.pendingRead = runShared(() => this.load(now)).finally(() => (this.pendingRead = undefined));
    return this.pendingRead;
  }

  private async load(asOf: number): Promise<Data> {
    try {
      const version = await this.readVersion();
      const data = this.cached?.data.version === version ? this.cached.data : await this.read(version);
      this.cached = { data, asOf };
      this.isUnreachable = false;
      return data;
    } catch (error) {
      if (this.cached && !this.isUnreachable)
        this.logger.warn(`goes on with version ${this.cached.data.version} for a minute`);
      this.isUnreachable = true;
      throw error;
    }
  }
}

/** Milliseconds; a clock that was put back must not make old knowledge new. */
const since = (then: number, now: number): number => Math.abs(now - then);
