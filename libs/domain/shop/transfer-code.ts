import { startOf } from './day';
import type { Money } from './money';
import type { Shop } from './shops';

/** A transfer as the payer's bank has to send it. */
export type Transfer = {
  /** Without spaces. */
  readonly iban: string;
  readonly bic: string;
  /** Whose account it is. */
  readonly holder: string;
  readonly amount: Money;
  /** The payment is found by it (OPEN-Q-76). */
  readonly variableSymbol: string;
  /** The last day (ISO) on which it may be sent. */
  readonly until: string;
};

/** Czech Banking Association, "Short Payment Descriptor" 1.0: keys and values between asterisks. */
export const spayd = ({ iban, bic, amount, variableSymbol }: Transfer): string =>
  `SPD*1.0*ACC:${iban}+${bic}*AM:${decimal(amount)}*CC:${amount.currency}*X-VS:${variableSymbol}`;

/** European Payments Council, EPC069-12 version 002, euros only: a value on each line, purpose and structured reference empty. */
export const epc = ({ iban, bic, holder, amount, variableSymbol }: Transfer): string =>
  ['BCD', '002', '1', 'SCT', bic, holder, iban, `EUR${decimal(amount)}`, '', '', variableSymbol].join('\n');

/** Magyar Nemzeti Bank, QR code guideline 001 of 12 July 2019, forints only: 17 values, each ended by its line, most of them empty. */
export function hct({ iban, bic, holder, amount, variableSymbol, until }: Transfer, shop: InZone): string {
  const forints = `HUF${amount.minor / 100}`;
  const used = ['HCT', '001', '1', bic.padEnd(11, 'X'), holder, iban, forints, endOf(until, shop), '', variableSymbol];
  return [...used, ...Array<string>(17 - used.length).fill('')].map((value) => `${value}\n`).join('');
}

type InZone = Pick<Shop, 'timeZone'>;

/** The last second of a day where the shop is, with the hours that it is ahead of UTC: `20261231235959+1`. */
function endOf(day: string, shop: InZone): string {
  const hoursAhead = (Date.parse(day) - startOf(day, shop).getTime()) / 3_600_000;
  return `${day.replaceAll('-', '')}235959+${hoursAhead}`;
}

const decimal = ({ minor }: Money): string => (minor / 100).toFixed(2);
