import type { DataOf } from '@fenestra/contracts/event';
import type { paymentFailed } from '@fenestra/contracts/events/payment';
import type { OrderSnapshot } from '@fenestra/contracts/http/orders';
import type { Result } from '@fenestra/domain/result';

/**
 * One who collects money for the shop. What other services know of it (methods, pages and their addresses) is in
 * contracts/payment-providers.ts.
 */
export type PaymentProvider = SessionProvider | { readonly opensSessions: false };

/** Any error but a SessionRefused leaves open whether the provider did what it was asked. */
export interface SessionProvider {
  readonly opensSessions: true;
  /** `by itself` once the shopper has paid; `when captured`, so that a session which the shop has given up can be forgotten. */
  readonly takesMoney: 'by itself' | 'when captured';
  open(wanted: SessionRequest): Promise<OpenedSession>;
  /** Undefined for a session that the provider does not know. */
  status(id: string): Promise<Session | undefined>;
  /** Takes the money of an approved session, once however often it is asked, and tells what came of it. */
  capture(id: string): Promise<Session>;
  /** Gives money back, once for what went back `before`, minor units; the next status tells whether it is done. */
  refund(id: string, amount: number, before: number): Promise<void>;
  /** Of a provider that signs what it tells (contracts/payment-providers.ts): the payment that the message is about, if any. */
  verify?(message: SignedMessage): Promise<Result<string | undefined, 'notification-forged'>>;
}

/** As it came, byte for byte; names of headers are small letters. */
export type SignedMessage = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

export type SessionRequest = {
  readonly paymentId: string;
  /** Counts the sessions of an order from 1. */
  readonly attempt: number;
  readonly snapshot: OrderSnapshot;
  /** Minor units, of forints too. */
  readonly amount: number;
  readonly returnUrl: string;
  /** For providers that send shoppers who do not want to pay back by an address of its own. */
  readonly cancelUrl: string;
  readonly notificationUrl: string;
};

export type SessionState =
  | { readonly state: 'open' }
  /** The shopper has agreed, the money is not taken yet. */
  | { readonly state: 'approved' }
  /** The money is on its way; the shopper has done all that there is to do. */
  | { readonly state: 'pending' }
  | {
      readonly state: 'paid';
      readonly money: { readonly minor: number; readonly currency: string };
      /** What went back of it, whoever gave it back, minor units; null for a part of which the provider does not say how much. */
      readonly returned: number | null;
      /** How many refunds of it came to nothing; missing of a provider that does not tell. */
      readonly refundsFailed?: number;
    }
  | { readonly state: 'failed'; readonly reason: DataOf<typeof paymentFailed>['reason'] };

export type Session = SessionState & {
  readonly id: string;
  /** For which it was opened, as far as the provider can tell. */
  readonly paymentId: string | undefined;
  /** The provider's own word for the state. */
  readonly status: string;
};
export type PaidSession = Session & { readonly state: 'paid' };
export type OpenedSession = Session & { readonly url: string };

/** The provider understood and said no; the same request would be refused again. */
export class SessionRefused extends Error {}
