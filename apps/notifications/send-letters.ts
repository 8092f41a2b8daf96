import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { cartSent } from '@fenestra/contracts/events/cart';
import { offerSaved } from '@fenestra/contracts/events/configuration';
import type { Delivery } from '@fenestra/messaging/inbox/reaction';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { Jobs } from '@fenestra/platform/jobs/jobs';
import type { KindOfLetter } from './mail-kinds';
import { Mails } from './mail.table';
import { sendMails } from './send-mails.job';

/** One mail for each letter of a saved offer or a sent cart, due at once. */
@Controller()
export class SendLetters {
  constructor(
    private readonly mails: Mails,
    private readonly jobs: Jobs,
  ) {}

  @On(offerSaved, 'notifications.mail')
  sendOffers(@Payload() saved: Delivery<typeof offerSaved>[], @Ctx() context: EventContext): Promise<void> {
    return this.send('saved-offer', saved, context);
  }

  @On(cartSent, 'notifications.mail')
  sendCarts(@Payload() sent: Delivery<typeof cartSent>[], @Ctx() context: EventContext): Promise<void> {
    return this.send('sent-cart', sent, context);
  }

  private async send(kind: KindOfLetter, deliveries: readonly OfLetter[], { unit }: EventContext): Promise<void> {
    const mails = deliveries.map(({ record, data, asCause: { traceparent } }) => ({
      id: record.id,
      letterId: data.letterId,
      traceparent,
    }));
    await this.mails.insertOfLetters(unit, kind, mails);
    unit.afterCommit(() => this.jobs.wakeUp(sendMails, 0));
  }
}

type OfLetter = Delivery<typeof offerSaved> | Delivery<typeof cartSent>;
