import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { cartSent } from '@fenestra/contracts/events/cart';
import type { Delivery } from '@fenestra/messaging/inbox/reaction';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { Jobs } from '@fenestra/platform/jobs/jobs';
import { Mails } from '../mail.table';
import { sendMails } from '../send-mails.job';

/** One mail for each letter of a sent cart, due at once. */
@Controller()
export class SendCarts {
  constructor(
    private readonly mails: Mails,
    private readonly jobs: Jobs,
  ) {}

  @On(cartSent, 'notifications.mail')
  async send(@Payload() sent: Delivery<typeof cartSent>[], @Ctx() { unit }: EventContext): Promise<void> {
    const mails = sent.map(({ record, data, asCause: { traceparent } }) => ({
      id: record.id,
      letterId: data.letterId,
      traceparent,
    }));
    await this.mails.insertOfLetters(unit, 'sent-cart', mails);
    unit.afterCommit(() => this.jobs.wakeUp(sendMails, 0));
  }
}
