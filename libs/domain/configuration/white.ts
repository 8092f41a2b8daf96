import type { Configuration } from './configuration';

/** On both sides. */
export const isWhite = ({ inside, outside }: Configuration['colour']): boolean => inside === 'W' && outside === 'W';
