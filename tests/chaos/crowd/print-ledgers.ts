import type { LedgerRow } from './ledgers';

/** One line for each book: what all say, or what each says. */
export function printedLedgers(rows: readonly LedgerRow[]): string[] {
  const width = Math.max(...rows.map(({ what }) => what.length));
  return rows.map(
    ({ what, says, agrees }) => `${what.padEnd(width)}  ${agrees ? agreed(what, says) : torn(what, says)}`,
  );
}

const agreed = (what: string, says: LedgerRow['says']): string =>
  `${figure(what, Object.values(says)[0]!)}  ${Object.keys(says).join(' = ')}`;

const torn = (what: string, says: LedgerRow['says']): string =>
  `WRONG  ${Object.entries(says)
    .map(([witness, value]) => `${witness} ${figure(what, value).trim()}`)
    .join(', ')}`;

/** Money is told with its cents, everything else by the piece. */
const figure = (what: string, value: number): string =>
  (/, [A-Z]{3}$/.test(what) ? (value / 100).toFixed(2) : String(value)).padStart(14);
