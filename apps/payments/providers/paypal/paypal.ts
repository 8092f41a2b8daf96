import { Injectable } from '@nestjs/common';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import {
  type OpenedSession,
  type Session,
  type SessionProvider,
  SessionRefused,
  type SignedMessage,
  type SessionRequest,
} from '../payment-provider';
import { PaypalClient, type PaypalOrder, PaypalRefusal } from './paypal-client';
import { paypalMoney } from './paypal-money';
import { paypalOrder } from './paypal-order';
import { captureOf, failedRefunds, refundedOrPending, sessionOf } from './paypal-session';
import { PaypalSignature } from './paypal-signature';
import { paymentOf } from './paypal-webhook';

@Injectable()
export class Paypal implements SessionProvider {
  readonly opensSessions = true;
  readonly takesMoney = 'when captured';

  constructor(
    private readonly client: PaypalClient,
    private readonly signature: PaypalSignature,
  ) {}

  async open(request: SessionRequest): Promise<OpenedSession> {
    try {
      const created = await this.client.create(paypalOrder(request), `${request.paymentId}-order`);
      return { ...sessionOf(created), url: approvalOf(created) };
    } catch (error) {
      if (refusedWith(error, 400, 422)) throw new SessionRefused('PayPal refused the order', { cause: error });
      throw error;
    }
  }

  /** PayPal forgets an order that nobody approved in time: one that it does not know has expired. */
  async status(id: string): Promise<Session> {
    try {
      return sessionOf(await this.client.order(id));
    } catch (error) {
      if (refusedWith(error, 404)) return ended(id, 'RESOURCE_NOT_FOUND', 'expired');
      throw error;
    }
  }

  /** A declined source of money ends the session, so that what is approved later in an old window is never taken (decision 50). */
  async capture(id: string): Promise<Session> {
    try {
      return sessionOf(await this.client.capture(id));
    } catch (error) {
      if (!refusedWith(error, 422)) throw error;
      const { issues } = error;
      return issues.some((issue) => orderStateIssues.includes(issue))
        ? this.status(id)
        : ended(id, issues.at(-1)!, 'declined');
    }
  }

  /** PayPal may take longer for a refund than it keeps the key by which a second one is the same: what is under way is not asked for again. */
  async refund(id: string, amount: number, before: number): Promise<void> {
    const order = await this.client.order(id);
    const capture = captureOf(order);
    if (!capture) throw new Error(`PayPal order ${id} was never captured`);
    if (refundedOrPending(order) > before) return;
    const money = paypalMoney(amount, capture.amount.currency_code);
    await this.client.refund(capture.id, money, { before, failed: failedRefunds(order) });
  }

  async verify(message: SignedMessage): Promise<Result<string | undefined, 'notification-forged'>> {
    const genuine = await this.signature.isGenuine(message);
    return genuine ? accept(paymentOf(message.body)) : refuse('notification-forged');
  }
}

/** Refusals to capture that say where the order stands, and not that there is no money. */
const orderStateIssues = ['ORDER_ALREADY_CAPTURED', 'ORDER_NOT_APPROVED', 'ORDER_COMPLETION_IN_PROGRESS'];

const refusedWith = (error: unknown, ...statuses: number[]): error is PaypalRefusal =>
  error instanceof PaypalRefusal && statuses.includes(error.status);

const ended = (id: string, status: string, reason: 'expired' | 'declined'): Session => ({
  ...{ id, paymentId: undefined, status },
  ...{ state: 'failed', reason },
});

function approvalOf({ id, links }: PaypalOrder): string {
  const approval = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
  if (!approval) throw new Error(`PayPal order ${id} came without an address to approve it`);
  return approval.href;
}
