import type { OpeningCode } from '../configuration';

/** Whether a sash has no handle: it opens after the one beside it. */
export const isPassive = (code: OpeningCode): boolean => code === 'stl' || code === 'stp';
