import { type Names, nameIn } from '@fenestra/domain/catalogue/names';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import type { ChosenAccessory } from '@fenestra/domain/configuration/configuration';
import type { ShopCode } from '@fenestra/domain/shop/shops';
import { thousands } from './numbers';
import type { PartsTexts } from './texts/parts';

/** Name and colour of a sill, blind or net; of a sill also its size and below how many elements it runs. */
export function accessoryWords(
  { accessory, colour, length, depth, elements }: ChosenAccessory,
  { sills, blinds, nets, swatches }: Catalogue,
  { sillSize, sillBelow }: PartsTexts,
  shop: ShopCode,
): string {
  const type = sills.get(accessory) ?? blinds.get(accessory) ?? nets.get(accessory);
  const swatch = type && swatches.get(type.colours)?.get(colour);
  const nameOf = (entry: { readonly names: Names } | undefined) => (entry ? nameIn(entry.names, shop) : '');
  const size = length && depth ? sillSize(thousands(length), thousands(depth)) : '';
  const below = elements === undefined ? '' : sillBelow(elements);
  return [nameOf(type), nameOf(swatch), size, below].filter(Boolean).join(', ');
}

/** "Klika: klika standard bílá" says it twice, and so does "Insektenschutz: Insektenschutz-Spannrahmen". */
export function withoutTitle(words: string, title: string): string {
  const doubled = [' ', '-'].some((next) => words.toLowerCase().startsWith(title.toLowerCase() + next));
  return doubled ? words.slice(title.length + 1) : words;
}
