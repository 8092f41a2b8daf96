import type { Shop } from '@fenestra/domain/shop/shops';

/** The name of a part after the first word of a sentence; German nouns keep their capital. */
export const inSentence = (name: string, { language }: Pick<Shop, 'language'>): string =>
  language === 'de' ? name : name.charAt(0).toLowerCase() + name.slice(1);
