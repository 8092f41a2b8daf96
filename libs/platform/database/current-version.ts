import { Logger } from '@nestjs/common';
import { runShared } from '@fenestra/messaging/tracing/trace-context';
import type { Clock } from '../service/clock';

type Versioned = { readonly version: string };

const askAgainMs = 1_000; // one small call a second and service; nobody minds an answer that is a second old
const pauseMs = 2_000; // after a pause the first one waits for the answer, so what was replaced lives no longer than this
const keptMs = 60_000; // time to restart the owner; for longer nobody sells by data that may have ended

/**
 * Data that their owner may replace by a new version at any time, for services that calculate with them. The owner is
 * asked for the version only while somebody needs the data, and for the data when the version is new.
 */
export class CurrentVersion<Data extends Versioned> {
  private readonly logger = new Logger(CurrentVersion.name);
  private known: { readonly data: Data; readonly asOf: number } | undefined;
  private question: Promise<Data> | undefined;
  private askedAt = 0;
  private silent = false;

  constructor(
    private readonly clock: Clock,
    private readonly askVersion: () => Promise<string>,
    private readonly read: (version: string) => Promise<Data>,
  ) {}

  /** Rejects when the owner has not answered for a minute. */
  async now(): Promise<Data> {
    const now = this.clock.now().getTime();
    const { known } = this;
    if (!known || since(known.asOf, now) >= keptMs) return this.ask(now);
    if (since(this.askedAt, now) >= askAgainMs) void this.ask(now).catch(() => undefined);
    const awaited = since(known.asOf, now) >= pauseMs && !this.silent; // an owner that is down delays nobody twice
    return awaited && this.question ? this.question.catch(() => known.data) : known.data;
  }

  /** One question at a time, however many need the answer. */
  private ask(now: number): Promise<Data> {
    if (this.question) return this.question;
    this.askedAt = now;
    this.question = runShared(() => this.answer(now)).finally(() => (this.question = undefined));
    return this.question;
  }

  private async answer(asOf: number): Promise<Data> {
    try {
      const version = await this.askVersion();
      const data = this.known?.data.version === version ? this.known.data : await this.read(version);
      this.known = { data, asOf };
      this.silent = false;
      return data;
    } catch (fault) {
      if (this.known && !this.silent) this.logger.warn(`goes on with version ${this.known.data.version} for a minute`);
      this.silent = true;
      throw fault;
    }
  }
}

/** Milliseconds; a clock that was put back must not make old knowledge new. */
const since = (then: number, now: number): number => Math.abs(now - then);
