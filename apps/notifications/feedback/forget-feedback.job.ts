import { inBatches } from '@fenestra/platform/database/in-batches';
import { job, Performs } from '@fenestra/platform/jobs/jobs';
import { Clock } from '@fenestra/platform/service/clock';
import { Feedbacks } from './feedback.table';

export const forgetFeedback = job({ name: 'forget-feedback', everyMs: 3_600_000 });

/** Deletes what was written a year ago (OPEN-Q-108). */
@Performs(forgetFeedback)
export class ForgetFeedback {
  constructor(
    private readonly feedbacks: Feedbacks,
    private readonly clock: Clock,
  ) {}

  perform(): Promise<void> {
    const aYearAgo = new Date(this.clock.now());
    aYearAgo.setUTCFullYear(aYearAgo.getUTCFullYear() - 1);
    return inBatches(() => this.feedbacks.forget(aYearAgo));
  }
}
