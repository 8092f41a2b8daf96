import { createHash } from 'node:crypto';
import { mailboxOf } from '@fenestra/domain/ordering/contact';
import type { CallLimit, CallLimits } from '@fenestra/platform/http/call-limits';

/** What ends in a mail to whoever is named: a link that was asked for, an order's confirmation, an answer to a message. */
export type Letter = 'link' | 'order' | 'feedback';
/** Of the table of limits: links to one reader a minute, and what one caller may order and write a minute. */
type Rates = { readonly reader: number; readonly order: number; readonly feedback: number };

const [minute, hour, day] = [60, 3_600, 86_400];

/** Mails to one mailbox, whoever asks for them and however its address is written (decision 70). It is counted without being kept. */
export class ReaderLimits {
  private readonly limits: Readonly<Record<Letter, readonly CallLimit[]>>;

  constructor(calls: CallLimits, { reader, order, feedback }: Rates) {
    const limit = (letter: Letter, most: number, seconds: number) => calls.limit(`${letter} ${seconds}`, most, seconds);
    this.limits = {
      link: [limit('link', reader, minute), limit('link', 4 * reader, day)],
      order: [limit('order', 2 * order, hour), limit('order', 4 * order, day)],
      feedback: [limit('feedback', 2 * feedback, hour)],
    };
  }

  /** Resolves to how long this mailbox gets no more of it, in milliseconds. */
  async take(letter: Letter, address: string): Promise<number> {
    const mailbox = createHash('sha256').update(mailboxOf(address)).digest('base64url');
    for (const limit of this.limits[letter]) {
      const waitMs = await limit(mailbox);
      if (waitMs > 0) return waitMs;
    }
    return 0;
  }
}
