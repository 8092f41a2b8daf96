import { Inject } from '@nestjs/common';
import { inBatches } from '@fenestra/platform/database/in-batches';
import { job, Performs } from '@fenestra/platform/jobs/jobs';
import { daysAgo } from '@fenestra/platform/service/retention-periods';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import type { NotificationsConfig } from './config';
import { Feedbacks } from './feedback/feedback.table';
import { Mails } from './mail.table';
import { LogEntries } from './page-log/log-entry.table';
import { Reports } from './reports/report.table';

type RetentionPeriods = Pick<NotificationsConfig, 'FEEDBACK_DAYS' | 'LOG_DAYS' | 'MAIL_DAYS'>;

export const purgeMessages = job({ name: 'forget-messages', everyMs: 3_600_000 });

/** Deletes what visitors wrote, what their pages reported, and the rows of mails and reports that are over, each after its days. */
@Performs(purgeMessages)
export class PurgeMessages {
  constructor(
    private readonly feedbacks: Feedbacks,
    private readonly entries: LogEntries,
    private readonly mails: Mails,
    private readonly reports: Reports,
    private readonly clock: Clock,
    @Inject(Config) private readonly retention: RetentionPeriods,
  ) {}

  async perform(): Promise<void> {
    const { FEEDBACK_DAYS, LOG_DAYS, MAIL_DAYS } = this.retention;
    const kinds = [
      [this.feedbacks, FEEDBACK_DAYS],
      [this.entries, LOG_DAYS],
      [this.mails, MAIL_DAYS],
      [this.reports, MAIL_DAYS],
    ] as const;
    await inBatches(
      ...kinds.map(
        ([rows, days]) =>
          () =>
            rows.purge(daysAgo(this.clock.now(), days)),
      ),
    );
  }
}
