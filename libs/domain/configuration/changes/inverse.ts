import type { ChangeOf } from '../change';
import type { Configuration } from '../configuration';

/**
 * What undoes any change: the state before it. The other changes do not lead back everywhere: a door cannot lose its sill
 * again, a size moves axes and sills along, a profile exchanges glass and spacer.
 */
export const inverse = (before: Configuration): ChangeOf<'restore'> => ({ kind: 'restore', configuration: before });
