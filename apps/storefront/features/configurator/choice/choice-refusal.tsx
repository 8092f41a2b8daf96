import type { Change } from '@fenestra/domain/configuration/change';
import { isEqual } from '@fenestra/domain/is-equal';
import { useEffect, useRef } from 'react';
import { RefusalNote } from '../frame/refusal-note';
import styles from './choice-refusal.module.css';
import type { Draft } from './use-draft';

/** What a card stands for, as far as it says so: all of a change, or its kind and what is chosen. */
export type Choice = {
  readonly [Kind in Change['kind']]: Partial<Extract<Change, { kind: Kind }>> & { kind: Kind };
}[Change['kind']];

/**
 * Reason and repairs of a choice that was made and cannot be taken. Stands behind the card or field of the choice, to which it
 * belongs: a card reaches down to it. A repair leaves the focus on the card or in the field.
 */
export function ChoiceRefusal({ draft, choice, id }: { draft: Draft; choice: Choice; id?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const { refused } = draft;
  const here = refused && isFor(refused.wanted, choice) ? refused : null;
  useEffect(() => {
    if (here) place.current?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  if (!here) return null;
  const repair = (changes: readonly Change[]) => {
    place.current?.previousElementSibling?.querySelector('input')?.focus();
    draft.take(changes);
  };
  return (
    <div ref={place} id={id} className={styles.refused} data-refused>
      <RefusalNote within refusal={here.refusal} wanted={here.wanted} before={draft.changes} onRepair={repair} />
    </div>
  );
}

const isFor = (wanted: Change, choice: Choice): boolean =>
  Object.entries(choice).every(([name, value]) => isEqual(new Map(Object.entries(wanted)).get(name), value));
