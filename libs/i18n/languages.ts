import type { Language, Shop, ShopCode } from '@fenestra/domain/shop/shops';
import { texts as at } from './at/texts';
import { texts as cs } from './cs/texts';
import { texts as de } from './de/texts';
import { texts as hu } from './hu/texts';
import { texts as sk } from './sk/texts';
import type { Texts } from './texts/texts';

/**
 * Each language is a folder, and so is each country that says some things otherwise than its language, as Austria does
 * (OPEN-Q-22). Services know all of them; a page loads its own.
 */
const languages: Readonly<Record<Language, Texts> & Partial<Record<ShopCode, Texts>>> = { cs, sk, de, at, hu };

export const textsOf = ({ code, language }: Pick<Shop, 'code' | 'language'>): Texts =>
  languages[code] ?? languages[language];
