import { DataSource } from 'typeorm';
import { Clock } from '@fenestra/platform/service/clock';
import { job, Performs } from '@fenestra/platform/jobs/jobs';
import { appendOverdue } from './append-to-feed';
import { CommitSignals } from '../commit-signals';
import { waitForCauseMs } from './record-in-feed';

export const releaseWaiting = job({ name: 'release-waiting', everyMs: 30_000 });

/** A cause that never comes must not hide its effects from the ERP. */
@Performs(releaseWaiting)
export class ReleaseWaiting {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly signals: CommitSignals,
  ) {}

  async perform(): Promise<void> {
    const since = new Date(this.clock.now().getTime() - waitForCauseMs);
    await this.db.transaction(async (tx) => {
      if ((await appendOverdue(tx, since)) > 0) this.signals.ring(tx, 'feed');
    });
  }
}
