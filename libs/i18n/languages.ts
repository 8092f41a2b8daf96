import type { Language, ShopCode } from '@fenestra/domain/shop/shops';
import { texts as at } from './at/texts';
import { texts as cs } from './cs/texts';
import { texts as de } from './de/texts';
import { texts as hu } from './hu/texts';
import { texts as sk } from './sk/texts';
import type { Texts } from './texts/texts';

/**
 * The one list of the folders of texts: one for each language, and one for each country that says some things otherwise than
 * its language, as Austria does. A country whose language is not here does not compile.
 */
export const languages: Readonly<Record<Language, Texts> & Partial<Record<ShopCode, Texts>>> = { cs, sk, de, at, hu };
