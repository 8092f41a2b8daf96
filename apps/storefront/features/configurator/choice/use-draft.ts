import type { Change } from '@fenestra/domain/configuration/change';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import type { Refusal } from '@fenestra/domain/configuration/violation';
import { useMemo, useState } from 'react';
import { useConfiguration, useLoadedCatalogue } from '../sync/configuration-context';
import { neededChanges, productAfter, refusalOf } from './draft';

/** A change that cannot be made, and why. */
export type Refused = { readonly wanted: Change; readonly refusal: Refusal };

/** Choices that are drawn and priced but not made before they are confirmed. */
export type Draft = {
  readonly changes: readonly Change[];
  /** The product with the chosen. */
  readonly configuration: Configuration;
  /** The product as the drawing shows it: with what is pointed at, too. */
  readonly drawn: Configuration;
  /** What was pressed and cannot be taken. */
  readonly refused: Refused | null;
  /** Chooses; what cannot be taken changes nothing and stands in `refused`. */
  readonly choose: (change: Change) => void;
  /** Takes changes that are known to go together: a repair and what it makes way for. */
  readonly take: (changes: readonly Change[]) => void;
  readonly point: (change: Change | null) => void;
};

export function useDraft(): Draft {
  const { shown } = useConfiguration();
  const catalogue = useLoadedCatalogue();
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const [pointed, point] = useState<Change | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const configuration = useMemo(() => productAfter(changes, shown, catalogue) ?? shown, [changes, shown, catalogue]);
  const drawn = useMemo(
    () => (pointed && productAfter([pointed], configuration, catalogue)) ?? configuration,
    [pointed, configuration, catalogue],
  );
  const take = (more: readonly Change[]) => {
    setRefused(null);
    setChanges(neededChanges([...changes, ...more], shown, catalogue));
  };
  const choose = (wanted: Change) => {
    const refusal = refusalOf(wanted, configuration, catalogue);
    if (refusal) setRefused({ wanted, refusal });
    else take([wanted]);
  };
  return { changes, configuration, drawn, refused, choose, take, point };
}
