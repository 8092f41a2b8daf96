import { type Screen, screens } from '@fenestra/i18n/texts/screens';
import { lazyChunk } from '../lib/loading/chunk';

const steps = {
  opening: () => import('../features/configurator/opening/opening-step'),
  door: () => import('../features/configurator/door/door-step'),
  dimensions: () => import('../features/configurator/dimensions/dimensions-step'),
  assembly: () => import('../features/configurator/assembly/assembly-step'),
  profile: () => import('../features/configurator/profile/profile-step'),
  accessories: () => import('../features/configurator/accessories/accessories-step'),
};

/** Each step is a chunk, so that a first visit loads the one that it opens. */
export const OpeningStep = lazyChunk(async () => ({ default: (await steps.opening()).OpeningStep }));
export const DoorStep = lazyChunk(async () => ({ default: (await steps.door()).DoorStep }));
export const DimensionsStep = lazyChunk(async () => ({ default: (await steps.dimensions()).DimensionsStep }));
export const AssemblyStep = lazyChunk(async () => ({ default: (await steps.assembly()).AssemblyStep }));
export const ProfileStep = lazyChunk(async () => ({ default: (await steps.profile()).ProfileStep }));
export const AccessoriesStep = lazyChunk(async () => ({ default: (await steps.accessories()).AccessoriesStep }));

/** Ignores a failed prefetch: the part is requested again where it is needed. */
export const ignoreFailure = () => undefined;

/** Fetches the step of a screen while its product is still asked for. */
export function prefetchStep(screen: Screen = 'opening'): void {
  const { step } = screens[screen];
  if (step) steps[step]().catch(ignoreFailure);
}

/** Fetches the other steps later, so that going on waits for nothing; those of an assembly come where one is opened. */
export function prefetchSteps(): void {
  const { assembly: _, ...others } = steps;
  for (const load of Object.values(others)) load().catch(ignoreFailure);
}
