import type { Texts } from '../texts/texts';

export const paths: Texts['paths'] = {};
