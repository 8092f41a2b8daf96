import { mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

export type LedgerRecord = { readonly at: string; readonly kind: string } & Readonly<Record<string, unknown>>;

/**
 * What the outside world has seen, one JSON line each, written before the answer goes out.
 * It outlives the process, so that after a crash of the shop or of the sandbox it can be a witness.
 */
export class Ledger {
  private readonly written: LedgerRecord[];
  /** Open as long as the process lives: what happens while it stops is witnessed, too. */
  private readonly end: number;

  constructor(
    file: string,
    private readonly now: () => Date,
  ) {
    mkdirSync(dirname(file), { recursive: true });
    this.end = openSync(file, 'a');
    this.written = readLines(file);
  }

  get records(): readonly LedgerRecord[] {
    return this.written;
  }

  write(kind: string, facts: Readonly<Record<string, unknown>>): void {
    const record = { at: this.now().toISOString(), kind, ...facts };
    writeSync(this.end, `${JSON.stringify(record)}\n`);
    this.written.push(record);
  }
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
