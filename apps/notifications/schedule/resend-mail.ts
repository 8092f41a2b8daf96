import { Injectable, Logger } from '@nestjs/common';
import { accept } from '@fenestra/domain/result';
import { Jobs } from '@fenestra/platform/jobs/jobs';
import { Mails } from '../mail.table';
import { sendMails } from '../send/send-mails.job';

@Injectable()
export class ResendMail {
  private readonly logger = new Logger(ResendMail.name);

  constructor(
    private readonly mails: Mails,
    private readonly jobs: Jobs,
  ) {}

  /** Makes its row due once more, so that it is composed of the order as it is now and goes the way of every mail. */
  async execute(mailId: string, orderId: string, copy: number) {
    const existing = await this.mails.byOrder(orderId);
    const mail = existing.find(({ id }) => id === mailId);
    if (!mail) return accept({ result: 'no-such-mail' as const });
    if (mail.copies >= copy) return accept({ result: 'sent-before' as const });
    const updated = await this.mails.resend(mailId, orderId, copy);
    if (updated!.copies !== copy) return accept({ result: 'on-its-way' as const });
    this.logger.log(`mail ${mail.kind} of order ${orderId} is sent again, copy ${copy}`);
    await this.jobs.wakeUp(sendMails, 0).catch(() => undefined); // the sweep finds it a little later
    return accept({ result: 'sent-soon' as const });
  }
}
