import { randomUUID } from 'node:crypto';
import { fstatSync, openSync, readSync, writeSync } from 'node:fs';
import PostalMime, { type Email } from 'postal-mime';
import type { Ledger } from '../ledger';

export type MailEntry = {
  readonly id: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly date: string;
  readonly messageId: string;
};

/** As the ledger has it; a mail may come without a date. `from` and `size` say where its source lies, in bytes. */
type Accepted = Omit<MailEntry, 'date'> & {
  readonly date?: string;
  readonly at: string;
  readonly from: number;
  readonly size: number;
};

/** Accepted mails: their sources one after the other in a file, the list of them in the ledger. A file for each is dear to open. */
export class Mailbox {
  private readonly sources: number;
  private end: number;

  constructor(
    file: string,
    private readonly ledger: Ledger,
  ) {
    this.sources = openSync(file, 'a+');
    this.end = fstatSync(this.sources).size; // a source that a kill cut in half stays, and no line of the ledger names it
  }

  /** Only the head is read here: the rest is when somebody opens the mail. */
  async accept(source: Buffer, recipients: readonly string[]): Promise<void> {
    const { subject = '', date, messageId = '' } = await PostalMime.parse(headOf(source));
    const from = this.end;
    const size = writeSync(this.sources, source);
    this.end += size;
    const facts = { id: randomUUID(), to: recipients, subject, date: date ?? null, messageId, from, size };
    this.ledger.write('mail.accepted', facts);
  }

  /** Newest first; `recipient` keeps those that went to exactly that address. */
  list(recipient?: string): MailEntry[] {
    return this.accepted
      .filter(({ to }) => !recipient || to.some((each) => each.toLowerCase() === recipient.toLowerCase()))
      .map(({ id, to, subject, date, at, messageId }) => ({ id, to, subject, date: date ?? at, messageId }))
      .toReversed();
  }

  source(id: string): Buffer | undefined {
    const mail = this.accepted.find((each) => each.id === id);
    if (!mail) return undefined;
    const source = Buffer.alloc(mail.size);
    readSync(this.sources, source, 0, mail.size, mail.from);
    return source;
  }

  async read(id: string): Promise<Email | undefined> {
    const source = this.source(id);
    return source && PostalMime.parse(source);
  }

  private get accepted(): Accepted[] {
    return this.ledger.records.filter(({ kind }) => kind === 'mail.accepted') as unknown as Accepted[];
  }
}

/** Up to the empty line; a mail may have no body. */
function headOf(source: Buffer): Buffer {
  const end = source.indexOf('\r\n\r\n');
  return end < 0 ? source : source.subarray(0, end + 4);
}
