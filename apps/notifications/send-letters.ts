import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { cartSent } from '@fenestra/contracts/events/cart';
import { offerSaved } from '@fenestra/contracts/events/configuration';
import { orderWithdrawn } from '@fenestra/contracts/events/order';
import type { DataOf, EventContract } from '@fenestra/contracts/event';
import type { ReceivedEvent } from '@fenestra/messaging/inbox/event-handler';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { Jobs } from '@fenestra/platform/jobs/jobs';
import type { KindOfLetter } from './mail-kinds';
import { Mails } from './mail.table';
import { sendMails } from './send-mails.job';

/** One mail for each letter of a saved offer or a sent cart and for each withdrawal, due at once. */
@Controller()
export class SendLetters {
  constructor(
    private readonly mails: Mails,
    private readonly jobs: Jobs,
  ) {}

  @On(offerSaved, 'notifications.mail')
  sendOffers(@Payload() saved: ReceivedEvent<typeof offerSaved>[], @Ctx() context: EventContext): Promise<void> {
    return this.send('saved-offer', saved, letterId, context);
  }

  @On(cartSent, 'notifications.mail')
  sendCarts(@Payload() sent: ReceivedEvent<typeof cartSent>[], @Ctx() context: EventContext): Promise<void> {
    return this.send('sent-cart', sent, letterId, context);
  }

  /** The receipt that the law wants without undue delay (2011/83/EU Art. 11a(4)); further ones of the order share mails (decision 114). */
  @On(orderWithdrawn, 'notifications.mail')
  confirmWithdrawals(
    @Payload() withdrawn: ReceivedEvent<typeof orderWithdrawn>[],
    @Ctx() context: EventContext,
  ): Promise<void> {
    return this.send(
      'withdrawal',
      withdrawn,
      ({ withdrawalId }) => withdrawalId,
      context,
      ({ orderId }) => orderId,
    );
  }

  private async send<E extends EventContract>(
    kind: KindOfLetter,
    deliveries: readonly ReceivedEvent<E>[],
    letterOf: (data: DataOf<E>) => string,
    { unit }: EventContext,
    receiptOf: (data: DataOf<E>) => string | undefined = () => undefined,
  ): Promise<void> {
    const mails = deliveries.map(({ record, data, asCause: { traceparent } }) => {
      const order = receiptOf(data);
      return { id: record.id, letterId: letterOf(data), traceparent, ...(order && { receiptOf: order }) };
    });
    await this.mails.insertOfLetters(unit, kind, mails);
    unit.afterCommit(() => this.jobs.wakeUp(sendMails, 0));
  }
}

const letterId = (letter: { readonly letterId: string }): string => letter.letterId;
