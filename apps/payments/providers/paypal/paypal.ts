import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import {
  type OpenedSession,
  type Session,
  type SessionProvider,
  SessionRefused,
  type SessionState,
  type SignedMessage,
  type WantedSession,
} from '../payment-provider';
import { PaypalClient, type PaypalOrder, PaypalRefusal } from './paypal-client';
import { minorUnitsOf, paypalMoney } from './paypal-money';
import { paypalOrder } from './paypal-order';
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

  async open(wanted: WantedSession): Promise<OpenedSession> {
    try {
      const created = await this.client.create(paypalOrder(wanted), `${wanted.paymentId}-order`);
      return { ...sessionOf(created), url: approvalOf(created) };
    } catch (fault) {
      if (refusedWith(fault, 400, 422)) throw new SessionRefused('PayPal refused the order', { cause: fault });
      throw fault;
    }
  }

  /** PayPal forgets an order that nobody approved in time: one that it does not know has expired. */
  async status(id: string): Promise<Session> {
    try {
      return sessionOf(await this.client.order(id));
    } catch (fault) {
      if (refusedWith(fault, 404)) return ended(id, 'RESOURCE_NOT_FOUND', 'expired');
      throw fault;
    }
  }

  /** A declined source of money ends the session, so that what is approved later in an old window is never taken (decision 50). */
  async capture(id: string): Promise<Session> {
    try {
      return sessionOf(await this.client.capture(id));
    } catch (fault) {
      if (!refusedWith(fault, 422)) throw fault;
      const { issues } = fault;
      return issues.some((issue) => known.includes(issue)) ? this.status(id) : ended(id, issues.at(-1)!, 'declined');
    }
  }

  async refund(id: string, amount: number, before: number): Promise<void> {
    const capture = captureOf(await this.client.order(id));
    if (!capture) throw new Error(`PayPal order ${id} was never captured`);
    await this.client.refund(capture.id, paypalMoney(amount, capture.amount.currency_code), before);
  }

  async verify(message: SignedMessage): Promise<Result<string | undefined, 'notification-forged'>> {
    const genuine = await this.signature.isGenuine(message);
    return genuine ? accept(paymentOf(message.body)) : refuse('notification-forged');
  }
}

/** Refusals to capture that say where the order stands, and not that there is no money. */
const known = ['ORDER_ALREADY_CAPTURED', 'ORDER_NOT_APPROVED', 'ORDER_COMPLETION_IN_PROGRESS'];

const refusedWith = (fault: unknown, ...statuses: number[]): fault is PaypalRefusal =>
  fault instanceof PaypalRefusal && statuses.includes(fault.status);

type Capture = PaypalOrder['purchase_units'][0]['payments']['captures'][number];

const captureOf = ({ purchase_units: [unit] }: PaypalOrder) => unit.payments.captures.at(-1);

const ended = (id: string, status: string, reason: 'expired' | 'declined'): Session => ({
  ...{ id, paymentId: undefined, status },
  ...{ state: 'failed', reason },
});

function sessionOf(order: PaypalOrder): Session {
  const { id, purchase_units: units } = order;
  const paymentId = z.uuid().safeParse(units[0].custom_id).data;
  return { id, paymentId, status: captureOf(order)?.status ?? order.status, ...stateOf(order) };
}

function approvalOf({ id, links }: PaypalOrder): string {
  const approval = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
  if (!approval) throw new Error(`PayPal order ${id} came without an address to approve it`);
  return approval.href;
}

/** PayPal's states in ours (external-services 2.3); one that is not known yet is one to wait in. */
function stateOf(order: PaypalOrder): SessionState {
  const capture = captureOf(order);
  if (capture) return captureState(capture, order);
  if (order.status === 'APPROVED') return { state: 'approved' };
  return order.status === 'VOIDED' ? { state: 'failed', reason: 'expired' } : { state: 'open' };
}

/** An order is COMPLETED while its capture is still PENDING: the capture tells. */
function captureState({ status, amount }: Capture, order: PaypalOrder): SessionState {
  const money = { minor: minorUnitsOf(amount), currency: amount.currency_code };
  switch (status) {
    case 'COMPLETED':
      return { state: 'paid', money, returned: 0 };
    case 'DECLINED':
    case 'FAILED':
      return { state: 'failed', reason: 'declined' };
    case 'PARTIALLY_REFUNDED':
      return { state: 'paid', money, returned: partReturned(order, money.minor) };
    case 'REFUNDED':
      return { state: 'paid', money, returned: money.minor };
    default:
      return { state: 'pending' };
  }
}

/** A part is less than all: what says otherwise is no answer. */
function partReturned({ purchase_units: [{ payments }] }: PaypalOrder, captured: number): number | null {
  const done = payments.refunds.filter(({ status }) => status === 'COMPLETED');
  const returned = done.reduce((sum, { amount }) => sum + minorUnitsOf(amount), 0);
  return returned > 0 && returned < captured ? returned : null;
}
