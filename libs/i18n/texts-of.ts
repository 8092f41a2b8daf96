import type { Shop } from '@fenestra/domain/shop/shops';
import { languages } from './languages';
import type { Texts } from './texts/texts';

/** Everything that a shop says: in its country's own words where it has some, else in its language (OPEN-Q-22). For services. */
export const textsOf = ({ code, language }: Pick<Shop, 'code' | 'language'>): Texts =>
  languages[code] ?? languages[language];
