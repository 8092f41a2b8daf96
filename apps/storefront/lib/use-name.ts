import { type Names, nameIn } from '@fenestra/domain/catalogue/names';
import { useShop } from './texts';

/** Says how a catalogue entry is called in the shop. */
export function useName(): (entry: { readonly names: Names }) => string {
  const { code } = useShop();
  return ({ names }) => nameIn(names, code);
}
