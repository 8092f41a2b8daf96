import type { Change } from '@fenestra/domain/configuration/change';
import { usePricesAfter } from '../price/use-prices-after';
import type { Draft } from './use-draft';

/** What the draft costs, and what it would cost with one more change; net of the whole product, null while unknown. */
export type Prices = {
  readonly now: number | null;
  readonly draft: number | null;
  readonly of: (option: Change) => number | null;
};

/** Prices a draft and all options of a dialog in one request. */
export function usePrices({ changes }: Draft, options: readonly Change[]): Prices {
  const [now, draft, ...each] = usePricesAfter([[], changes, ...options.map((option) => [...changes, option])]);
  const prices = new Map(options.map((option, i) => [JSON.stringify(option), each[i] ?? null]));
  return { now: now ?? null, draft: draft ?? null, of: (option) => prices.get(JSON.stringify(option)) ?? null };
}
