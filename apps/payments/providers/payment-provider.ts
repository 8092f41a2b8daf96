import type { DataOf } from '@fenestra/contracts/event';
import type { paymentFailed } from '@fenestra/contracts/events/payment';
import type { OrderSnapshot } from '@fenestra/contracts/http/orders';

/**
 * One who collects money for the shop. What other services know of it (methods, pages and their addresses) is in
 * contracts/payment-providers.ts.
 */
export type PaymentProvider = SessionProvider | { readonly opensSessions: false };

/** Any error but a SessionRefused leaves open whether the provider did what it was asked. */
export interface SessionProvider {
  readonly opensSessions: true;
  open(wanted: WantedSession): Promise<OpenedSession>;
  /** Undefined for a session that the provider does not know. */
  status(id: string): Promise<Session | undefined>;
  /** Takes the money of an approved session. What came of it is the session's next status. */
  capture(id: string): Promise<void>;
  /** Gives money back; the next status tells whether it is done. */
  refund(id: string, amount: number): Promise<void>;
}

export type WantedSession = {
  readonly paymentId: string;
  readonly snapshot: OrderSnapshot;
  /** Minor units, of forints too. */
  readonly amount: number;
  readonly returnUrl: string;
  readonly notificationUrl: string;
};

export type SessionState =
  | { readonly state: 'open' }
  /** The shopper has agreed, the money is not taken yet. */
  | { readonly state: 'approved' }
  | { readonly state: 'paid' }
  | { readonly state: 'failed'; readonly reason: DataOf<typeof paymentFailed>['reason'] }
  | { readonly state: 'partly-refunded' }
  | { readonly state: 'refunded' };

export type Session = SessionState & {
  readonly id: string;
  /** For which it was opened, as far as the provider can tell. */
  readonly paymentId: string | undefined;
  /** The provider's own word for the state. */
  readonly status: string;
};
export type OpenedSession = Session & { readonly url: string };

/** The provider understood and said no; the same request would be refused again. */
export class SessionRefused extends Error {}
