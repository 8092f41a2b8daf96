import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { appendAtomically } from './append-atomically';

export type LedgerRecord = { readonly at: string; readonly kind: string } & Readonly<Record<string, unknown>>;

/** Whoever reads what lies here reads mails and addresses. */
export const privateModes = { file: 0o600, folder: 0o700 } as const;

/**
 * What the outside world has seen, one JSON line each, written before the answer goes out.
 * It outlives the process, so that after a crash of the shop or of the sandbox it can be a witness.
 */
export class Ledger {
  private written: LedgerRecord[];
  /** Open as long as the process lives: what happens while it stops is witnessed, too. */
  private end: number;

  constructor(
    private readonly file: string,
    private readonly now: () => Date,
  ) {
    mkdirSync(dirname(file), { recursive: true });
    chmodSync(dirname(file), privateModes.folder); // one of before may be open to others
    this.end = openEnd(file);
    this.written = readLines(file);
  }

  get records(): readonly LedgerRecord[] {
    return this.written;
  }

  write(kind: string, facts: Readonly<Record<string, unknown>>): void {
    const record = { at: this.now().toISOString(), kind, ...facts };
    appendAtomically(this.end, Buffer.from(`${JSON.stringify(record)}\n`));
    this.written.push(record);
  }

  /** Drops what happened before that time, of which there has to be something to make it worth the while. */
  purgeBefore(before: Date): void {
    const limit = before.toISOString();
    if (this.written.length === 0 || this.written[0]!.at >= limit) return;
    this.written = this.written.filter(({ at }) => at >= limit);
    this.rewrite();
  }

  /** Writes all records anew, after some were changed. A kill leaves the old file or the new one. */
  rewrite(): void {
    const unfinished = `${this.file}.new`;
    writeFileSync(unfinished, this.written.map((record) => `${JSON.stringify(record)}\n`).join(''), {
      mode: privateModes.file,
      flush: true,
    });
    const before = this.end;
    this.end = openEnd(unfinished);
    fsyncSync(this.end);
    renameSync(unfinished, this.file);
    closeSync(before);
  }
}

function openEnd(file: string): number {
  const end = openSync(file, 'a', privateModes.file);
  chmodSync(file, privateModes.file);
  return end;
}

/** A line that a kill cut in half was never answered for, and is left out. */
function readLines(file: string): LedgerRecord[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as LedgerRecord];
      } catch {
        return [];
      }
    });
}
