import { elementsOf } from '../configuration/assembly/elements';
import type { Configuration } from '../configuration/configuration';
import type { MountedElement } from './recommended-quantity';

/** What pieces of a product are fixed into the wall as: every element of an assembly on its own. */
export const mountedElements = (configuration: Configuration, quantity: number): MountedElement[] =>
  elementsOf(configuration).map(({ width, height, areas }) => ({
    width,
    height,
    sashes: areas.filter(({ opening }) => opening !== 'fix').length,
    quantity,
  }));
