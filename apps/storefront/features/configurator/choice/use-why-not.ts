import { tryChange } from '@fenestra/domain/configuration/apply-change';
import type { Change } from '@fenestra/domain/configuration/change';
import { isViolation } from '@fenestra/domain/configuration/rules/violation';
import { useReason } from '../frame/refusal-text';
import { useLoadedCatalogue } from '../sync/configuration-context';
import type { Draft } from './use-draft';

/** Why a draft cannot take a change, in words; null where it can. */
export function useWhyNot({ configuration }: Draft): (change: Change) => string | null {
  const reason = useReason();
  const catalogue = useLoadedCatalogue();
  return (change) => {
    const tried = tryChange(change, configuration, catalogue);
    return isViolation(tried) ? reason(tried) : null;
  };
}
