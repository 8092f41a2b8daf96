import type { Change } from '@fenestra/domain/configuration/change';
import type { Refusal } from '@fenestra/domain/configuration/rules/violation';
import { useEffect, useRef, useState } from 'react';
import type { Refused } from '../frame/refusal-note';
import type { Label } from '../sync/change-history';
import { useConfiguration } from '../sync/configuration-context';

/** What was entered and cannot be made: it stays in its field with the reason, until the next possible entry. */
export function useKeptEntry<Entry>() {
  const { shown, change } = useConfiguration();
  const [kept, setKept] = useState<{ readonly entry: Entry; readonly refused: Refused } | null>(null);
  const last = useRef<Change>(undefined);
  const forget = () => {
    last.current = undefined;
    setKept(null);
  };
  useEffect(() => setKept(null), [shown]);
  useEffect(() => forget, []); // nobody reads here then why it is refused
  const enter = (entry: Entry, wanted: Change, label: string | Label) => {
    const keep = (refusal: Refusal) => setKept({ entry, refused: { wanted, refusal } });
    const onRefused = (refusal: Refusal) => {
      const isLast = last.current === wanted;
      if (isLast) keep(refusal);
      return isLast;
    };
    last.current = wanted;
    const refusal = change(wanted, label, { onRefused });
    if (refusal) keep(refusal);
    else setKept(null);
  };
  return { entry: kept?.entry ?? null, refused: kept?.refused ?? null, enter, forget };
}
