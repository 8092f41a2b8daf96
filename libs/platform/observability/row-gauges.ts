import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';

/** Offers numbers about a service's rows for as long as it runs; make it a provider of its module. */
export abstract class RowGauges implements OnApplicationBootstrap, OnApplicationShutdown {
  private ends: readonly (() => void)[] = [];

  /** Begins, and gives what ends it. */
  protected abstract register(): readonly (() => void)[];

  onApplicationBootstrap(): void {
    this.ends = this.register();
  }

  onApplicationShutdown(): void {
    this.ends.forEach((end) => end());
  }
}

/** Milliseconds for which numbers about rows are remembered: shorter than the time between two scrapes. */
export const rowsCacheMs = 5_000;
