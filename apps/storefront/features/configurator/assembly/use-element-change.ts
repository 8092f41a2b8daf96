import type { Change } from '@fenestra/domain/configuration/change';
import { useConfiguration } from '../sync/configuration-context';

/**
 * Adds or removes an element by the state that it leads to: made twice, as a change on its way is for a moment when its answer
 * is there, the change itself would add or remove another one. Gives whether it could be made.
 */
export function useElementChange(): (change: Change, label: string) => boolean {
  const { shown, rules, change } = useConfiguration();
  return (wanted, label) => {
    const after = rules?.tried(wanted, shown);
    if (!after) return false;
    return change({ kind: 'restore', configuration: after }, label) === null;
  };
}
