import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { offerSaved } from '@fenestra/contracts/events/configuration';
import type { Delivery } from '@fenestra/messaging/inbox/reaction';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { Jobs } from '@fenestra/platform/jobs/jobs';
import { Mails } from '../mail.table';
import { sendMails } from '../send-mails.job';

/** One mail for each letter of a saved offer, due at once. */
@Controller()
export class SendSavedOffers {
  constructor(
    private readonly mails: Mails,
    private readonly jobs: Jobs,
  ) {}

  @On(offerSaved, 'notifications.mail')
  async send(@Payload() saved: Delivery<typeof offerSaved>[], @Ctx() { unit }: EventContext): Promise<void> {
    const mails = saved.map(({ record, data, asCause: { traceparent } }) => ({
      id: record.id,
      letterId: data.letterId,
      traceparent,
    }));
    await this.mails.insertOfLetters(unit, 'saved-offer', mails);
    unit.afterCommit(() => this.jobs.wakeUp(sendMails, 0));
  }
}
