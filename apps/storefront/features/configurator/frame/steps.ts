import { pathOf } from '../../../lib/routes';
import { useTexts } from '../../../lib/texts';
import { reconfiguration } from '../sync/start-configuration';

/** Order of the steps of a window (STEP-01). */
export const steps = ['opening', 'dimensions', 'profile', 'accessories'] as const;
export type Step = (typeof steps)[number];

export const stepBefore = (step: Step): Step | undefined => steps[steps.indexOf(step) - 1];
export const stepAfter = (step: Step): Step | undefined => steps[steps.indexOf(step) + 1];

/** Where a step lives in this shop; while a cart line is changed the address keeps saying so (OPEN-Q-41). */
export function useStepPath(): (step: Step) => string {
  const paths = useTexts('paths');
  const line = reconfiguration();
  const query = line ? `?${new URLSearchParams({ type: 'reconf', ...line })}` : '';
  return (step) => `${pathOf(step, paths)}${query}`;
}
