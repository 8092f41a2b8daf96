import { outcomeOf, previewChanges } from '@fenestra/domain/configuration/apply-change';
import type { Change } from '@fenestra/domain/configuration/change';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { isViolation } from '@fenestra/domain/configuration/rules/violation';
import { useMemo, useState } from 'react';
import type { Refused } from '../frame/refusal-note';
import { useConfiguration, useLoadedCatalogue } from '../sync/configuration-context';
import { neededChanges } from './needed-changes';

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
  /** Takes changes that are known to go together: a repair with what it makes way for. */
  readonly take: (changes: readonly Change[]) => void;
  readonly point: (change: Change | null) => void;
};

export function useDraft(): Draft {
  const { shown } = useConfiguration();
  const after = useOutcome();
  const catalogue = useLoadedCatalogue();
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const [pointed, point] = useState<Change | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const configuration = useMemo(() => after(changes, shown), [after, changes, shown]);
  const drawn = useMemo(
    () => (pointed ? after([pointed], configuration) : configuration),
    [after, pointed, configuration],
  );
  const take = (more: readonly Change[]) => {
    setRefused(null);
    setChanges(neededChanges([...changes, ...more], shown, catalogue));
  };
  const choose = (wanted: Change) => {
    const outcome = outcomeOf([wanted], configuration, catalogue);
    if (isViolation(outcome)) setRefused({ wanted, refusal: outcome });
    else take([wanted]);
  };
  return { changes, configuration, drawn, refused, choose, take, point };
}

/** The product after changes, or as it was when they are refused. */
function useOutcome() {
  const catalogue = useLoadedCatalogue();
  return useMemo(
    () => (changes: readonly Change[], from: Configuration) => {
      const outcome = previewChanges(changes, from, catalogue);
      return isViolation(outcome) ? from : outcome;
    },
    [catalogue],
  );
}
