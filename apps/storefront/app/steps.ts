import type { Screen } from '@fenestra/i18n/texts/paths';
import { lazyChunk } from '../lib/chunk';

const opening = () => import('../features/configurator/opening/opening-step');
const door = () => import('../features/configurator/door/door-step');
const dimensions = () => import('../features/configurator/dimensions/dimensions-step');
const assembly = () => import('../features/configurator/assembly/assembly-step');
const profile = () => import('../features/configurator/profile/profile-step');
const accessories = () => import('../features/configurator/accessories/accessories-step');

/** Each step is a chunk, so that a first visit loads the one that it opens. */
export const OpeningStep = lazyChunk(async () => ({ default: (await opening()).OpeningStep }));
export const DoorStep = lazyChunk(async () => ({ default: (await door()).DoorStep }));
export const DimensionsStep = lazyChunk(async () => ({ default: (await dimensions()).DimensionsStep }));
export const AssemblyStep = lazyChunk(async () => ({ default: (await assembly()).AssemblyStep }));
export const ProfileStep = lazyChunk(async () => ({ default: (await profile()).ProfileStep }));
export const AccessoriesStep = lazyChunk(async () => ({ default: (await accessories()).AccessoriesStep }));

const ofScreen: Readonly<Partial<Record<Screen, () => Promise<unknown>>>> = {
  opening,
  doorOpening: door,
  doorFillings: door,
  dimensions,
  sashWidths: dimensions,
  assembly,
  profile,
};

/** What does not come beforehand is asked for again, and failed at, where it is needed. */
export const asksAgain = () => undefined;

/** Fetches the step of a screen while its product is still asked for. */
export function fetchStep(screen: Screen = 'opening'): void {
  const load = screen.startsWith('accessories') ? accessories : ofScreen[screen];
  load?.().catch(asksAgain);
}

/** Fetches the other steps later, so that going on waits for nothing. */
export const fetchSteps = (): void =>
  [opening, door, dimensions, profile, accessories].forEach((load) => void load().catch(asksAgain));
