import type { Screen } from '@fenestra/i18n/texts/paths';
import { pathOf } from '../../../lib/routes';
import { useTexts } from '../../../lib/texts';
import { reconfiguration } from '../sync/reconfiguration';

/** Order of the steps of a window (STEP-01). */
export const steps = ['opening', 'dimensions', 'profile', 'accessories'] as const;
export type Step = (typeof steps)[number];

export const stepBefore = (step: Step): Step | undefined => steps[steps.indexOf(step) - 1];
export const stepAfter = (step: Step): Step | undefined => steps[steps.indexOf(step) + 1];

/** Where a screen lives in this shop; while a cart line is changed the address keeps saying so (OPEN-Q-41). */
export function useScreenPath(): (screen: Screen) => string {
  const paths = useTexts('paths');
  const line = reconfiguration();
  const query = line ? `?${new URLSearchParams({ type: 'reconf', ...line })}` : '';
  return (screen) => `${pathOf(screen, paths)}${query}`;
}
