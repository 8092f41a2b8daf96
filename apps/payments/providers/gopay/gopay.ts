import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import {
  type OpenedSession,
  type Session,
  SessionRefused,
  type SessionProvider,
  type SessionState,
  type SessionRequest,
} from '../payment-provider';
import { GopayClient, GopayRefusal, type GopayStatus } from './gopay-client';
import { gopaySession, paymentParam } from './gopay-session';

@Injectable()
export class Gopay implements SessionProvider {
  readonly opensSessions = true;
  readonly takesMoney = 'by itself';

  constructor(private readonly client: GopayClient) {}

  async open(request: SessionRequest): Promise<OpenedSession> {
    try {
      const created = await this.client.create(gopaySession(request));
      return { ...(await this.sessionOf(created)), url: created.gw_url };
    } catch (error) {
      if (refusedWith(error, 409)) throw new SessionRefused('GoPay refused the session', { cause: error });
      throw error;
    }
  }

  async status(id: string): Promise<Session | undefined> {
    try {
      return await this.sessionOf(await this.client.status(id));
    } catch (error) {
      if (refusedWith(error, 404)) return undefined;
      throw error;
    }
  }

  async capture(id: string): Promise<Session> {
    await this.client.capture(id);
    return this.sessionOf(await this.client.status(id));
  }

  /** GoPay may take its time for a refund, and knows no key by which a second one is the same: what is under way is not asked for again. */
  async refund(id: string, amount: number, before: number): Promise<void> {
    const refunded = await this.client.refunded(id);
    if (refunded === undefined || refunded <= before) await this.client.refund(id, amount);
  }

  private async sessionOf(gopay: GopayStatus): Promise<Session> {
    const { id, state: status } = gopay;
    const opened = gopay.additional_params.find(({ name }) => name === paymentParam);
    const paymentId = z.uuid().safeParse(opened?.value).data;
    return { id, paymentId, status, ...stateOf(gopay, await this.returnedOf(gopay)) };
  }

  /** A part is less than all: what says otherwise is no answer. */
  private async returnedOf({ id, state, amount }: GopayStatus): Promise<number | null> {
    if (state !== 'PARTIALLY_REFUNDED') return state === 'REFUNDED' ? amount : 0;
    const returned = await this.client.refunded(id);
    return returned && returned < amount ? returned : null;
  }
}

const refusedWith = (error: unknown, status: number): boolean =>
  error instanceof GopayRefusal && error.status === status;

/** GoPay's states in ours (external-services 1.5); one that is not known yet is one to wait in. */
function stateOf(
  { state, sub_state: subState = '', amount: minor, currency }: GopayStatus,
  returned: number | null,
): SessionState {
  switch (state) {
    case 'AUTHORIZED':
      return { state: 'approved' };
    case 'PAID':
    case 'PARTIALLY_REFUNDED':
    case 'REFUNDED':
      return { state: 'paid', money: { minor, currency }, returned };
    case 'CANCELED':
      return { state: 'failed', reason: cancelledSubStates.includes(subState) ? 'cancelled' : 'declined' };
    case 'TIMEOUTED':
      return { state: 'failed', reason: 'expired' };
    default:
      return { state: 'open' };
  }
}

/** sub_states that say that the shopper walked away, and not that a bank said no (external-services 1.5). */
const cancelledSubStates = ['_5037', '_5043'];
