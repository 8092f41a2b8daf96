import type { Change } from '@fenestra/domain/configuration/change';
import { useEffect, useRef } from 'react';
import { RefusalNote } from '../frame/refusal-note';
import type { Draft } from './use-draft';

/** Reason and repairs of a choice of these kinds that was pressed and cannot be taken, in the part where it stands. */
export function RefusedHere({ draft, kinds }: { draft: Draft; kinds: readonly Change['kind'][] }) {
  const place = useRef<HTMLDivElement>(null);
  const { refused } = draft;
  const here = refused && kinds.includes(refused.wanted.kind) ? refused : null;
  useEffect(() => {
    if (here) place.current?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  if (!here) return null;
  return (
    <div ref={place}>
      <RefusalNote refusal={here.refusal} wanted={here.wanted} before={draft.changes} onRepair={draft.take} />
    </div>
  );
}
