import type { Change } from '@fenestra/domain/configuration/change';
import { useState } from 'react';
import { useConfiguration } from '../sync/configuration-context';
import type { Refused } from './refusal-note';

/** Changes that are made as soon as they are chosen. The one that cannot be made stays in `refused` until the next choice. */
export function useImmediateChanges() {
  const { change } = useConfiguration();
  const [refused, setRefused] = useState<Refused | null>(null);
  return {
    refused,
    forget: () => setRefused(null),
    /** Gives whether it was made. */
    choose: (wanted: Change, name: string): boolean => {
      const refusal = change(wanted, name);
      setRefused(refusal && { wanted, refusal });
      return !refusal;
    },
  };
}

export type ImmediateChanges = ReturnType<typeof useImmediateChanges>;
