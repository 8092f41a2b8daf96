import { outcomeOf, previewChange } from '@fenestra/domain/configuration/apply-change';
import type { Change } from '@fenestra/domain/configuration/change';
import { isViolation } from '@fenestra/domain/configuration/rules/violation';
import type { Draft } from '../choice/use-draft';
import { RefusalNote } from '../frame/refusal-note';
import { useLoadedCatalogue } from '../sync/configuration-context';

/**
 * A filling that is not all glass takes no bars at all: says so below the areas before any are pressed, with the filling that takes
 * them. Once some were pressed it stands at these.
 */
export function BarsUnavailable({ draft, wanted }: { draft: Draft; wanted: Change }) {
  const catalogue = useLoadedCatalogue();
  const { configuration, refused } = draft;
  const tried = previewChange(wanted, configuration, catalogue);
  if (refused || !isViolation(tried) || tried.code !== 'filling-without-glass') return null;
  const outcome = outcomeOf([wanted], configuration, catalogue);
  return (
    isViolation(outcome) && (
      <RefusalNote refusal={outcome} wanted={wanted} before={draft.changes} onRepair={draft.take} />
    )
  );
}
