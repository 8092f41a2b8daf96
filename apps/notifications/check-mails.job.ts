import { DataSource, LessThanOrEqual } from 'typeorm';
import { Clock } from '@fenestra/platform/clock';
import { job, Performs } from '@fenestra/platform/jobs';
import { Mail } from './mail.entity';
import { SendMail } from './send-mail.job';

const batch = 50;

export const checkMails = job({ name: 'check-mails', everyMs: 5_000 });

/** Sends what is due: later tries, and what a lost job or a dead process left behind. */
@Performs(checkMails)
export class CheckMails {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly sendMail: SendMail,
  ) {}

  async perform(): Promise<void> {
    const due = await this.db.manager.find(Mail, {
      where: { checkAt: LessThanOrEqual(this.clock.now()) },
      order: { checkAt: 'ASC' },
      take: batch,
    });
    for (const { id } of due) await this.sendMail.perform({ mailId: id });
  }
}
