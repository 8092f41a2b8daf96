import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import {
  type OpenedSession,
  type Session,
  SessionRefused,
  type SessionProvider,
  type SessionState,
  type WantedSession,
} from '../payment-provider';
import { GopayClient, GopayRefusal, type GopayStatus } from './gopay-client';
import { gopaySession, paymentParam } from './gopay-session';

@Injectable()
export class Gopay implements SessionProvider {
  readonly opensSessions = true;

  constructor(private readonly client: GopayClient) {}

  async open(wanted: WantedSession): Promise<OpenedSession> {
    try {
      const created = await this.client.create(gopaySession(wanted));
      return { ...sessionOf(created), url: created.gw_url };
    } catch (fault) {
      if (refusedWith(fault, 409)) throw new SessionRefused('GoPay refused the session', { cause: fault });
      throw fault;
    }
  }

  async status(id: string): Promise<Session | undefined> {
    try {
      return sessionOf(await this.client.status(id));
    } catch (fault) {
      if (refusedWith(fault, 404)) return undefined;
      throw fault;
    }
  }

  async capture(id: string): Promise<Session> {
    await this.client.capture(id);
    return sessionOf(await this.client.status(id));
  }

  refund(id: string, amount: number): Promise<void> {
    return this.client.refund(id, amount);
  }
}

const refusedWith = (fault: unknown, status: number): boolean =>
  fault instanceof GopayRefusal && fault.status === status;

function sessionOf(gopay: GopayStatus): Session {
  const opened = gopay.additional_params.find(({ name }) => name === paymentParam);
  return { id: gopay.id, paymentId: z.uuid().safeParse(opened?.value).data, status: gopay.state, ...stateOf(gopay) };
}

/** GoPay's states in ours (external-services 1.5); one that is not known yet is one to wait in. */
function stateOf({ state, sub_state: subState = '', amount: minor, currency }: GopayStatus): SessionState {
  switch (state) {
    case 'AUTHORIZED':
      return { state: 'approved' };
    case 'PAID':
      return { state: 'paid', money: { minor, currency } };
    case 'CANCELED':
      return { state: 'failed', reason: walkedAway.includes(subState) ? 'cancelled' : 'declined' };
    case 'TIMEOUTED':
      return { state: 'failed', reason: 'expired' };
    case 'PARTIALLY_REFUNDED':
      return { state: 'partly-refunded' };
    case 'REFUNDED':
      return { state: 'refunded' };
    default:
      return { state: 'open' };
  }
}

/** sub_states that say that the shopper walked away, and not that a bank said no (external-services 1.5). */
const walkedAway = ['_5037', '_5043'];
