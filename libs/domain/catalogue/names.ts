import { z } from 'zod/mini';
import { type ShopCode, shopByCode } from '../shop/shops';

/** Text of an entry by language. The shops' languages are checked when the entry goes live, so that older data need no newer ones. */
export const Names = z.catchall(z.object({ cs: z.string() }), z.string());
export type Names = z.output<typeof Names>;

/** A shop's own word, else that of its language: Austria reads the German one where it has none (OPEN-Q-22). */
export const nameIn = (names: Names, shop: ShopCode): string =>
  names[shop] ?? names[shopByCode(shop).language] ?? names.cs;
