import { createHash } from 'node:crypto';
import { mailboxOf } from '@fenestra/domain/ordering/email-address';
import type { RateLimiterFactory } from '@fenestra/platform/http/rate-limiter';
import { Quota } from './quota';
import { day, hour, minute } from './limit-windows';

/** Request that ends in an email to the named address: a link to a cart or an offer, an order's confirmation, an answer to a message. */
type MailPurpose = 'link' | 'order' | 'feedback';
export type LimitedMail = { readonly purpose: MailPurpose; readonly address: string };
/** Rows of the table of limits: links to one mailbox a minute, orders and messages of one caller a minute. */
type Rates = { readonly reader: number; readonly order: number; readonly feedback: number };

/** Limits emails to one mailbox over all callers, however its address is written (decision 70). Stores a hash of the address. */
export class RecipientLimits {
  private readonly quotas: Readonly<Record<MailPurpose, Quota>>;

  constructor(calls: RateLimiterFactory, { reader, order, feedback }: Rates) {
    const limit = (purpose: MailPurpose, max: number, seconds: number) =>
      calls.create(`${purpose} ${seconds}`, max, seconds);
    this.quotas = {
      link: new Quota([limit('link', reader, minute), limit('link', 4 * reader, day)]),
      order: new Quota([limit('order', 2 * order, hour), limit('order', 4 * order, day)]),
      feedback: new Quota([limit('feedback', 2 * feedback, hour)]),
    };
  }

  /** Returns for how many milliseconds this mailbox gets no more of it. */
  consume({ purpose, address }: LimitedMail): Promise<number> {
    return this.quotas[purpose].consume(hashOf(address));
  }

  giveBack({ purpose, address }: LimitedMail): Promise<void> {
    return this.quotas[purpose].giveBack(hashOf(address));
  }
}

const hashOf = (address: string): string => createHash('sha256').update(mailboxOf(address)).digest('base64url');
