import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { mailboxOf } from '@fenestra/domain/ordering/contact';
import type { CallLimit, CallLimits } from '@fenestra/platform/http/call-limits';

/** What ends in a mail to whoever is named: a link that was asked for, an order's confirmation, an answer to a message. */
type Letter = 'link' | 'order' | 'feedback';
/** `cause` is what names the mail: asked for again with the same it is sent no second time. */
export type Mail = { readonly letter: Letter; readonly address: string; readonly cause: readonly string[] };
/** Of the table of limits: links to one reader a minute, and what one caller may order and write a minute. */
type Rates = { readonly reader: number; readonly order: number; readonly feedback: number };

const mostSent = 10_000;
const [minute, hour, day] = [60, 3_600, 86_400];

/** Mails to one mailbox, whoever asks for them and however its address is written (decision 70). It is counted without being kept. */
export class ReaderLimits {
  private readonly limits: Readonly<Record<Letter, readonly CallLimit[]>>;
  private readonly sent = new LRUCache<string, true>({ max: mostSent });

  constructor(calls: CallLimits, { reader, order, feedback }: Rates) {
    const limit = (letter: Letter, most: number, seconds: number) => calls.limit(`${letter} ${seconds}`, most, seconds);
    this.limits = {
      link: [limit('link', reader, minute), limit('link', 4 * reader, day)],
      order: [limit('order', 2 * order, hour), limit('order', 4 * order, day)],
      feedback: [limit('feedback', 2 * feedback, hour)],
    };
  }

  /** Resolves to how long this mailbox gets no more of it, in milliseconds. */
  async take({ letter, address }: Mail): Promise<number> {
    const mailbox = hashOf(mailboxOf(address));
    for (const limit of this.limits[letter]) {
      const waitMs = await limit(mailbox);
      if (waitMs > 0) return waitMs;
    }
    return 0;
  }

  /** Of a mail that was counted and is not sent. */
  async giveBack({ letter, address }: Mail): Promise<void> {
    await Promise.all(this.limits[letter].map((limit) => limit.giveBack(hashOf(mailboxOf(address)))));
  }

  /** Whether what was taken is no repeat of what this process has seen taken: a repeat sends nothing again. */
  isNew({ letter, address, cause }: Mail): boolean {
    const mail = hashOf(JSON.stringify([letter, mailboxOf(address), cause]));
    const isNew = !this.sent.has(mail);
    this.sent.set(mail, true);
    return isNew;
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
