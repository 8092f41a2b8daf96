import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { job, Performs } from '@fenestra/platform/jobs/jobs';
import { Clock } from '@fenestra/platform/service/clock';
import { CommitSignals } from '../commit-signals';
import { Feed } from './feed.table';
import { waitForCauseMs } from './record-in-feed';

export const releaseWaiting = job({ name: 'release-waiting', everyMs: 30_000 });

/** A cause that never comes must not hide its effects from the ERP. */
@Performs(releaseWaiting)
export class ReleaseWaiting {
  constructor(
    private readonly outbox: Outbox,
    private readonly feed: Feed,
    private readonly clock: Clock,
    private readonly signals: CommitSignals,
  ) {}

  async perform(): Promise<void> {
    const since = new Date(this.clock.now().getTime() - waitForCauseMs);
    await this.outbox.transaction(async (unit) => {
      if ((await this.feed.appendOverdue(unit, since)) > 0) this.signals.notify(unit, 'feed');
    });
  }
}
