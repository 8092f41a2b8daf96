import type { Texts } from '../texts/texts';

export const currency: Texts['currency'] = '€';
