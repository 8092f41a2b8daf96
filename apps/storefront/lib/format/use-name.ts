import { type Names, nameIn } from '@fenestra/domain/catalogue/names';
import { bound } from '@fenestra/i18n/bound';
import { useShop } from '../shop/texts';

/** Says a text of the catalogue in the shop's language, its short words and units bound as those of the shop are. */
export function useWords(): (names: Names) => string {
  const { code } = useShop();
  return (names) => bound(nameIn(names, code));
}

/** Says how a catalogue entry is called in the shop. */
export function useName(): (entry: { readonly names: Names }) => string {
  const words = useWords();
  return ({ names }) => words(names);
}
