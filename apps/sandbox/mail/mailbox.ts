import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { Ledger } from '../ledger';

export type MailEntry = {
  readonly id: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly date: string;
  readonly messageId: string;
};

/** As the ledger has it; a mail may come without a date. */
type Accepted = Omit<MailEntry, 'date'> & { readonly date?: string; readonly at: string };

/** Accepted mails: the source of each in a file, the list of them in the ledger. */
export class Mailbox {
  constructor(
    private readonly folder: string,
    private readonly ledger: Ledger,
  ) {
    mkdirSync(folder, { recursive: true });
  }

  /** Only the head is read here: the rest is when somebody opens the mail. */
  async accept(source: Buffer, recipients: readonly string[]): Promise<void> {
    const id = randomUUID();
    const { subject = '', date, messageId = '' } = await PostalMime.parse(headOf(source));
    writeFileSync(this.fileOf(id), source);
    this.ledger.write('mail.accepted', { id, to: recipients, subject, date: date ?? null, messageId });
  }

  /** Newest first; `recipient` keeps those that went to exactly that address. */
  list(recipient?: string): MailEntry[] {
    const mails = this.ledger.records.filter(({ kind }) => kind === 'mail.accepted') as unknown as Accepted[];
    return mails
      .filter(({ to }) => !recipient || to.some((each) => each.toLowerCase() === recipient.toLowerCase()))
      .map(({ id, to, subject, date, at, messageId }) => ({ id, to, subject, date: date ?? at, messageId }))
      .toReversed();
  }

  source(id: string): Buffer | undefined {
    const known = /^[\da-f-]{36}$/.test(id) && existsSync(this.fileOf(id));
    return known ? readFileSync(this.fileOf(id)) : undefined;
  }

  async read(id: string): Promise<Email | undefined> {
    const source = this.source(id);
    return source && PostalMime.parse(source);
  }

  private fileOf(id: string): string {
    return join(this.folder, `${id}.eml`);
  }
}

/** Up to the empty line; a mail may have no body. */
function headOf(source: Buffer): Buffer {
  const end = source.indexOf('\r\n\r\n');
  return end < 0 ? source : source.subarray(0, end + 4);
}
