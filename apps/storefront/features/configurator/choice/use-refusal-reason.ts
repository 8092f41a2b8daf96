import { previewChanges } from '@fenestra/domain/configuration/apply-change';
import { isViolation, type Violation } from '@fenestra/domain/configuration/rules/violation';
import { useMemo } from 'react';
import { useReason } from '../frame/refusal-text';
import { useLoadedCatalogue } from '../sync/configuration-context';
import type { Draft } from './use-draft';
import type { Option } from './use-prices';

/** Why a draft cannot take an option, in words; null where it can. Each is tried once for a draft, however often it is pointed at. */
export function useRefusalReason({ configuration }: Pick<Draft, 'configuration'>): (option: Option) => string | null {
  const reason = useReason();
  const catalogue = useLoadedCatalogue();
  const broken = useMemo(() => {
    const known = new Map<string, Violation | null>();
    return (option: Option): Violation | null => {
      const name = JSON.stringify(option);
      if (!known.has(name)) {
        const outcome = previewChanges([option].flat(), configuration, catalogue);
        known.set(name, isViolation(outcome) ? outcome : null);
      }
      return known.get(name)!;
    };
  }, [configuration, catalogue]);
  return (option) => {
    const rule = broken(option);
    return rule && reason(rule);
  };
}
