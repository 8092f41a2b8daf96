import type { Change } from '@fenestra/domain/configuration/change';
import { useConfiguration } from '../sync/configuration-context';
import type { Outcome } from '../sync/use-changes';

/**
 * Adds, moves or removes an element by the state that it leads to: made twice, as a change on its way is for a moment when its
 * answer is there, the change itself would add, move or remove another one. Gives why it cannot be made, or null.
 */
export function useElementChange(): (change: Change, label: string) => Outcome {
  const { shown, rules, change } = useConfiguration();
  return (wanted, label) => {
    const after = rules?.tried(wanted, shown);
    return change(after ? { kind: 'restore', configuration: after } : wanted, label, { chosen: [wanted] });
  };
}
