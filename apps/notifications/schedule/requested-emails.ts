import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { cartSent } from '@fenestra/contracts/events/cart';
import { offerSaved } from '@fenestra/contracts/events/configuration';
import { orderWithdrawn } from '@fenestra/contracts/events/order';
import type { DataOf, EventContract } from '@fenestra/contracts/event';
import type { ReceivedEvent } from '@fenestra/messaging/inbox/event-handler';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { Jobs } from '@fenestra/platform/jobs/jobs';
import type { RequestedMailKind } from '../mail-kinds';
import { Mails } from '../mail.table';
import { sendMails } from '../send/send-mails.job';

/** One mail for each letter of a saved offer or a sent cart and for each withdrawal, due at once. */
@Controller()
export class RequestedEmails {
  constructor(
    private readonly mails: Mails,
    private readonly jobs: Jobs,
  ) {}

  @On(offerSaved, 'notifications.mail')
  onOfferSaved(@Payload() saved: ReceivedEvent<typeof offerSaved>[], @Ctx() context: EventContext): Promise<void> {
    return this.schedule('saved-offer', saved, letterIdOf, context);
  }

  @On(cartSent, 'notifications.mail')
  onCartSent(@Payload() sent: ReceivedEvent<typeof cartSent>[], @Ctx() context: EventContext): Promise<void> {
    return this.schedule('sent-cart', sent, letterIdOf, context);
  }

  /** The receipt that the law wants without undue delay (2011/83/EU Art. 11a(4)); further ones of the order share mails (decision 114). */
  @On(orderWithdrawn, 'notifications.mail')
  onOrderWithdrawn(
    @Payload() withdrawn: ReceivedEvent<typeof orderWithdrawn>[],
    @Ctx() context: EventContext,
  ): Promise<void> {
    return this.schedule(
      'withdrawal',
      withdrawn,
      ({ withdrawalId }) => withdrawalId,
      context,
      ({ orderId }) => orderId,
    );
  }

  private async schedule<E extends EventContract>(
    kind: RequestedMailKind,
    events: readonly ReceivedEvent<E>[],
    requestIdOf: (data: DataOf<E>) => string,
    { unit }: EventContext,
    receiptOf: (data: DataOf<E>) => string | undefined = () => undefined,
  ): Promise<void> {
    const mails = events.map(({ record, data, asCause: { traceparent } }) => {
      const order = receiptOf(data);
      return { id: record.id, letterId: requestIdOf(data), traceparent, ...(order && { receiptOf: order }) };
    });
    await this.mails.insertRequestedMails(unit, kind, mails);
    unit.afterCommit(() => this.jobs.wakeUp(sendMails, 0));
  }
}

const letterIdOf = (request: { readonly letterId: string }): string => request.letterId;
