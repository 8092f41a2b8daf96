import type { Change } from '@fenestra/domain/configuration/change';
import { useEffect, useState } from 'react';
import type { Refused } from '../frame/refusal-note';
import type { Label } from '../sync/change-history';
import { useConfiguration } from '../sync/configuration-context';
import { useLastChange } from '../sync/use-last-change';

/** What was entered and cannot be made: it stays in its field with the reason, until the next possible entry. */
export function useRejectedEntry<Entry>() {
  const { shown } = useConfiguration();
  const [kept, setKept] = useState<{ readonly entry: Entry; readonly refused: Refused } | null>(null);
  const last = useLastChange();
  useEffect(() => setKept(null), [shown]);
  const enter = (entry: Entry, wanted: Change, label: string | Label) =>
    last.make(wanted, label, (refusal) => setKept(refusal && { entry, refused: { wanted, refusal } }));
  const forget = () => {
    last.forget();
    setKept(null);
  };
  return { entry: kept?.entry ?? null, refused: kept?.refused ?? null, enter, forget };
}
