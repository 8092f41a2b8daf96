import { outcomeOf } from '@fenestra/domain/configuration/apply-change';
import { isViolation } from '@fenestra/domain/configuration/rules/violation';
import { useReason } from '../frame/refusal-text';
import { useLoadedCatalogue } from '../sync/configuration-context';
import type { Draft } from './use-draft';
import type { Option } from './use-prices';

/** Why a draft cannot take an option, in words; null where it can. */
export function useWhyNot({ configuration }: Pick<Draft, 'configuration'>): (option: Option) => string | null {
  const reason = useReason();
  const catalogue = useLoadedCatalogue();
  return (option) => {
    const tried = outcomeOf([option].flat(), configuration, catalogue);
    return isViolation(tried) ? reason(tried) : null;
  };
}
