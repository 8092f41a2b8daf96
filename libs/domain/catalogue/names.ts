import { z } from 'zod/mini';
import type { ShopCode } from '../shop/shops';

/** Text of a catalogue entry in the shop languages; Austria reads the German one where it has none (OPEN-Q-22). */
export const Names = z.object({
  cs: z.string(),
  sk: z.string(),
  de: z.string(),
  at: z.optional(z.string()),
  hu: z.string(),
});
export type Names = z.output<typeof Names>;

/** The text for a shop; Austria reads the German one where it has none of its own (OPEN-Q-22). */
export function nameIn(names: Names, shop: ShopCode): string {
  return shop === 'at' ? (names.at ?? names.de) : names[shop];
}
