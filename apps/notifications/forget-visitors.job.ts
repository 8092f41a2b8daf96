import { inBatches } from '@fenestra/platform/database/in-batches';
import { job, Performs } from '@fenestra/platform/jobs/jobs';
import { Clock } from '@fenestra/platform/service/clock';
import { Feedbacks } from './feedback/feedback.table';
import { LogEntries } from './page-log/log-entry.table';

export const forgetVisitors = job({ name: 'forget-visitors', everyMs: 3_600_000 });

/** Deletes what visitors wrote and what their pages reported a year ago (OPEN-Q-108). */
@Performs(forgetVisitors)
export class ForgetVisitors {
  constructor(
    private readonly feedbacks: Feedbacks,
    private readonly entries: LogEntries,
    private readonly clock: Clock,
  ) {}

  async perform(): Promise<void> {
    const aYearAgo = new Date(this.clock.now());
    aYearAgo.setUTCFullYear(aYearAgo.getUTCFullYear() - 1);
    for (const rows of [this.feedbacks, this.entries]) await inBatches(() => rows.forget(aYearAgo));
  }
}
