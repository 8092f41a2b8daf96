import { Counter } from 'prom-client';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { EventTransport } from '@fenestra/messaging/transport/transport';
import { job, Performs } from '@fenestra/platform/jobs/jobs';
import { CommitSignals } from '../commit-signals';
import { Feed, type Progress } from './feed.table';
import { feedGroup } from './record-in-feed';

export const publishWaitingEvents = job({ name: 'release-waiting', everyMs: 10_000 });

const withoutCause = new Counter({
  name: 'fenestra_feed_without_cause_total',
  help: 'Events that entered the ERP feed without their cause, which did not come',
});

/** A cause that never comes must not hide its effects from the ERP (decision 113). */
@Performs(publishWaitingEvents)
export class PublishWaitingEvents {
  constructor(
    private readonly outbox: Outbox,
    private readonly feed: Feed,
    private readonly transport: EventTransport,
    private readonly signals: CommitSignals,
  ) {}

  async perform(): Promise<void> {
    if (!(await this.feed.hasWaiting())) return;
    const progress = await this.progress();
    await this.outbox.transaction(async (unit) => {
      const published = await this.feed.appendWithoutCause(unit, progress, feedGroup);
      withoutCause.inc(published);
      if (published + (await this.feed.appendOfKnownOrders(unit)) > 0) this.signals.notify(unit, 'feed');
    });
  }

  private async progress(): Promise<Progress> {
    const lags = await this.transport.lag(feedGroup);
    if (lags.length === 0) throw new Error(`the group ${feedGroup} does not read here`);
    const byPartition = (offsetOf: (lag: (typeof lags)[number]) => number) =>
      Object.fromEntries(lags.map((lag) => [`${lag.topic} ${lag.partition}`, offsetOf(lag)]));
    return { next: byPartition(({ next }) => next), ends: byPartition(({ next, behind }) => next + behind) };
  }
}
