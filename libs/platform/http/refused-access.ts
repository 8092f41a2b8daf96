import { Logger } from '@nestjs/common';
import { Counter } from 'prom-client';
import { outsideRequest } from '@fenestra/messaging/tracing/trace-context';
import { networkOf } from './ip-network';

const refused = new Counter({
  name: 'fenestra_access_refused_total',
  help: 'Requests that were refused for want of a right: of services, the ERP and operators',
  labelNames: ['side', 'reason'] as const,
});

const windowMs = 60_000;
const maxLinesOfSource = 5;
const maxLines = 50;
/** Sources that are counted apart; a distributed attack has no end of them. */
const maxSources = 1_000;
/** Sources that the line about left-out lines names. */
const maxNamed = 5;

export type Side = 'service' | 'erp' | 'operator' | 'visitor';
type Refusal = {
  /** Address of the client. */
  readonly source: string;
  readonly reason: string;
  readonly method: string;
  /** The pattern of the route, not the address, which may hold keys. */
  readonly route: string | undefined;
};

/**
 * Logs refused access: five lines a minute for each source and fifty in all, then one line with the number of the others. Credentials
 * that were sent are never logged (ASVS 5.0, 16.2.5).
 */
export class RefusedAccess {
  private readonly logger = new Logger('Access');
  private sources = new Map<string, number>();
  private lines = 0;
  private suppressed = new Map<string, number>();
  private windowEnd: NodeJS.Timeout | undefined;

  constructor(
    private readonly side: Side,
    reasons: readonly string[],
    private readonly service?: string,
    /** Returns what is logged of an address. */
    private readonly sourceOf: (address: string) => string = networkOf,
  ) {
    for (const reason of reasons) refused.inc({ side, reason }, 0);
  }

  record({ source: address, reason, method, route }: Refusal): void {
    refused.inc({ side: this.side, reason });
    this.windowEnd ??= outsideRequest(() => setTimeout(() => this.endWindow(), windowMs).unref());
    const network = this.sourceOf(address);
    const source = this.sources.has(network) || this.sources.size < maxSources ? network : 'others';
    const count = (this.sources.get(source) ?? 0) + 1;
    this.sources.set(source, count);
    if (count > maxLinesOfSource || this.lines >= maxLines) {
      this.suppressed.set(source, (this.suppressed.get(source) ?? 0) + 1);
      return;
    }
    this.lines++;
    this.logger.warn('access refused', { ...this.origin, source, reason, method, route: route ?? 'unknown' });
  }

  private endWindow(): void {
    const { suppressed } = this;
    this.windowEnd = undefined;
    this.sources = new Map();
    this.suppressed = new Map();
    this.lines = 0;
    if (suppressed.size === 0) return;
    const topSources = [...suppressed].toSorted(([, one], [, other]) => other - one).slice(0, maxNamed);
    const refusals = [...suppressed.values()].reduce((total, each) => total + each, 0);
    this.logger.warn('access refused, without lines of their own', {
      ...this.origin,
      refusals,
      sources: suppressed.size,
      most: topSources.map(([source, count]) => `${source}: ${count}`),
    });
  }

  private get origin() {
    return { side: this.side, ...(this.service && { service: this.service }) };
  }
}
