import type { Change } from '@fenestra/domain/configuration/change';
import type { Refusal } from '@fenestra/domain/configuration/rules/violation';
import { useEffect, useRef } from 'react';
import type { Label } from './change-history';
import { useConfiguration } from './configuration-context';

/**
 * Makes one change after the other and settles each: null, or the refusal, also one that the server answers with, as long as nothing
 * was changed or forgotten since and somebody is here to read it.
 */
export function useLastChange() {
  const { change } = useConfiguration();
  const last = useRef<Change>(undefined);
  const forget = () => void (last.current = undefined);
  useEffect(() => forget, []);
  const make = (wanted: Change, label: string | Label, settle: (refusal: Refusal | null) => void) => {
    last.current = wanted;
    const onRefused = (refusal: Refusal) => {
      const isLast = last.current === wanted;
      if (isLast) settle(refusal);
      return isLast;
    };
    settle(change(wanted, label, { onRefused }));
  };
  return { make, forget };
}
