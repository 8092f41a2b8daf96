import { Injectable } from '@nestjs/common';
import type { NewFeedback } from '@fenestra/contracts/http/feedback';
import { accept } from '@fenestra/domain/result';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { currentTraceparent } from '@fenestra/messaging/tracing/trace-context';
import { Jobs } from '@fenestra/platform/jobs/jobs';
import { rowId } from '@fenestra/platform/service/ids';
import { Mails } from '../mail.table';
import { sendMails } from '../send/send-mails.job';
import { Feedbacks } from './feedback.table';

@Injectable()
export class StoreFeedback {
  constructor(
    private readonly feedbacks: Feedbacks,
    private readonly mails: Mails,
    private readonly outbox: Outbox,
    private readonly jobs: Jobs,
  ) {}

  /** Keeps what a visitor wrote, and notes that its mail is due: both or neither. A repeat writes nothing again. */
  async execute(feedback: NewFeedback) {
    const id = rowId();
    return this.outbox.transaction(async (unit) => {
      const isNew = await this.feedbacks.insert(unit, id, feedback);
      if (!isNew) return accept({ isNew });
      await this.mails.insertRequestedMails(unit, 'feedback', [
        { id, letterId: id, traceparent: currentTraceparent() },
      ]);
      unit.afterCommit(() => this.jobs.wakeUp(sendMails, 0));
      return accept({ isNew });
    });
  }
}
