import type { Change } from '@fenestra/domain/configuration/change';
import { usePreviewsQuery } from '../sync/use-previews';

type After = {
  /** Net of the whole product after each list of changes; null while it is unknown, or where a rule refuses. */
  readonly prices: readonly (number | null)[];
  /** Why there are none. */
  readonly failure: Error | null;
  readonly retry: () => void;
};

/** What the product would cost after changes; one request for all lists. */
export function usePricesAfter(tries: readonly (readonly Change[])[]): After {
  const { data, error, refetch } = usePreviewsQuery(tries);
  return {
    prices: tries.map((_, i) => data?.items[i]?.net ?? null),
    failure: error,
    retry: () => void refetch(),
  };
}
