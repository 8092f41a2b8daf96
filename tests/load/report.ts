import { median, type Round } from './closed-loop';

export type Row = { readonly name: string; readonly rounds: readonly Round[]; readonly aim?: number | undefined };

/** Medians of the rounds, and each as a ratio to the first row, which is the floor. */
export function printTable(title: string, rows: readonly Row[]): void {
  const floor = mediansOf(rows[0]!);
  console.log(`\n${title}`);
  console.log(
    `${'request'.padEnd(16)}${columns('per s', 'p50 ms', 'p99 ms', 'share', '× p50', '× p99', 'aim', 'failed')}`,
  );
  for (const row of rows) {
    const { perSecond, p50, p99, failed } = mediansOf(row);
    const share = (perSecond / floor.perSecond).toFixed(3);
    const ratios = [(p50 / floor.p50).toFixed(1), (p99 / floor.p99).toFixed(1)];
    const numbers = [perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), share, ...ratios];
    console.log(
      `${row.name.padEnd(16)}${columns(...numbers, verdict(row, perSecond / floor.perSecond), String(failed))}`,
    );
  }
}

function mediansOf({ rounds }: Row): Round {
  const of = (pick: (round: Round) => number): number => median(rounds.map(pick));
  return {
    perSecond: of((round) => round.perSecond),
    p50: of((round) => round.p50),
    p99: of((round) => round.p99),
    done: of((round) => round.done),
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
  };
}

const verdict = ({ aim }: Row, share: number): string =>
  aim === undefined ? '' : `${aim}${share >= aim ? ' ok' : ' missed'}`;

const columns = (...values: string[]): string => values.map((value) => value.padStart(12)).join('');

/** Prints a line of a table whose first column has that many characters. */
export const printLine = (name: string, values: readonly (string | number)[], width = 38): void =>
  console.log(name.padEnd(width) + values.map((value) => String(value).padStart(11)).join(''));

/** The value below which that share of the others is; NaN of none. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;
