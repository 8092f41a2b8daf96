import { randomUUID } from 'node:crypto';
import { chmodSync, closeSync, fstatSync, openSync, readdirSync, readSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { type Ledger, privateModes } from '../ledger';
import { appendAtomically } from '../append-atomically';

export type MailEntry = {
  readonly id: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly date: string;
  readonly messageId: string;
};

/** As the ledger has it; a mail may come without a date. `file`, `from` and `size` say where its source lies, in bytes. */
type Accepted = Omit<MailEntry, 'date'> & {
  readonly date?: string;
  readonly at: string;
  readonly file?: string;
  readonly from: number;
  readonly size: number;
};

/** In which the sources of before lie, which had one file for all. */
const firstFile = 'mails';

/**
 * Accepted mails: their sources one after the other in a file for each day, which goes as a whole, the list of them in the ledger.
 * A file for each mail is dear to open.
 */
export class Mailbox {
  private open: { readonly name: string; readonly file: number; end: number } | undefined;

  constructor(
    private readonly folder: string,
    private readonly ledger: Ledger,
    private readonly now: () => Date,
  ) {
    for (const name of this.files()) chmodSync(join(folder, name), privateModes.file);
  }

  /** Only the head is read here: the rest is when somebody opens the mail. */
  async accept(source: Buffer, recipients: readonly string[]): Promise<void> {
    const { subject = '', date, messageId = '' } = await PostalMime.parse(headOf(source));
    const sources = this.fileOfToday();
    const from = sources.end;
    const size = source.length;
    appendAtomically(sources.file, source);
    sources.end += size;
    const facts = { id: randomUUID(), to: recipients, subject, date: date ?? null, messageId };
    this.ledger.write('mail.accepted', { ...facts, file: sources.name, from, size });
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
    const file = openSync(this.pathOf(mail), 'r');
    readSync(file, source, 0, mail.size, mail.from);
    closeSync(file);
    return source;
  }

  async read(id: string): Promise<Email | undefined> {
    const source = this.source(id);
    return source && PostalMime.parse(source);
  }

  /** Ids of the mails with a part that is about something. */
  async findAbout(matches: (text: string) => boolean): Promise<string[]> {
    const found: string[] = [];
    for (const mail of this.accepted) if (matches(await textOf(this.source(mail.id)!, mail.to))) found.push(mail.id);
    return found;
  }

  /** Leaves blanks where their sources were. */
  overwrite(ids: readonly string[]): void {
    for (const mail of this.accepted.filter(({ id }) => ids.includes(id))) {
      const file = openSync(this.pathOf(mail), 'r+');
      writeSync(file, Buffer.alloc(mail.size, ' '), 0, mail.size, mail.from);
      closeSync(file);
    }
  }

  /** Deletes the files of which the ledger names no mail any more. */
  deleteUnreferencedFiles(): void {
    const named = new Set(this.accepted.map(({ file = firstFile }) => file));
    for (const name of this.files())
      if (!named.has(name) && name !== this.open?.name) unlinkSync(join(this.folder, name));
  }

  private fileOfToday() {
    const name = `${firstFile}-${this.now().toISOString().slice(0, 10)}`;
    if (this.open?.name === name) return this.open;
    if (this.open) closeSync(this.open.file);
    const file = openSync(join(this.folder, name), 'a', privateModes.file);
    return (this.open = { name, file, end: fstatSync(file).size }); // a source that a kill cut in half stays, and nothing names it
  }

  private files(): string[] {
    return readdirSync(this.folder).filter((name) => name === firstFile || name.startsWith(`${firstFile}-`));
  }

  private pathOf = ({ file = firstFile }: Accepted): string => join(this.folder, file);

  private get accepted(): Accepted[] {
    return this.ledger.records.filter(({ kind }) => kind === 'mail.accepted') as unknown as Accepted[];
  }
}

/** Up to the empty line; a mail may have no body. */
function headOf(source: Buffer): Buffer {
  const end = source.indexOf('\r\n\r\n');
  return end < 0 ? source : source.subarray(0, end + 4);
}

/** What somebody could read in it. */
async function textOf(source: Buffer, to: readonly string[]): Promise<string> {
  const { subject, from, replyTo, text, html, headers } = await PostalMime.parse(source);
  return JSON.stringify([to, subject, from, replyTo, headers]) + (text ?? '') + (html ?? '');
}
