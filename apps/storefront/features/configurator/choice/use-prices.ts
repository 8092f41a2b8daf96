import type { Change } from '@fenestra/domain/configuration/change';
import { usePricesAfter } from '../price/use-prices-after';
import type { Draft } from './use-draft';

/** A change that may be chosen, or several that go together. */
export type Option = Change | readonly Change[];

/** Net prices of the whole product, null while unknown: now, with the draft, and with one more option. */
export type Prices = {
  readonly now: number | null;
  readonly draft: number | null;
  readonly of: (option: Option) => number | null;
  /** Why there are none. */
  readonly failure: Error | null;
  readonly retry: () => void;
};

/** Prices a draft and all options of a dialog in one request. */
export function usePrices({ changes }: Draft, options: readonly Option[]): Prices {
  const tries = [[], changes, ...options.map((option) => [...changes, ...[option].flat()])];
  const { prices, failure, retry } = usePricesAfter(tries);
  const [now = null, draft = null, ...each] = prices;
  const byOption = new Map(options.map((option, i) => [JSON.stringify(option), each[i] ?? null]));
  return { now, draft, of: (option) => byOption.get(JSON.stringify(option)) ?? null, failure, retry };
}
