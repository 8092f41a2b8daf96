import type { HandleType } from '@fenestra/domain/catalogue/fittings';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { availableHandles } from '@fenestra/domain/configuration/choices/available-entries';

/** A handle as it looks, in the colours that it is made in. Sets for doors are forms of their own. */
export type HandleForm = { readonly kind: HandleType['kind']; readonly handles: readonly HandleType[] };

/** The forms that fit the product, in the order of the catalogue. */
export function handleForms(configuration: Configuration, catalogue: Catalogue): HandleForm[] {
  const byForm = Map.groupBy(availableHandles(configuration, catalogue), ({ kind, id }) =>
    isSet(kind) ? `${kind} ${id}` : kind,
  );
  return [...byForm.values()].map((handles) => ({ kind: handles[0]!.kind, handles }));
}

export const isSet = (kind: HandleType['kind']): kind is 'door' | 'balcony' => kind === 'door' || kind === 'balcony';

/** The handle of a form whose colour is most like the present one: the same, or the first. */
export const inColourOf = ({ handles }: HandleForm, hex: string | undefined): HandleType =>
  handles.find((handle) => handle.hex === hex) ?? handles[0]!;

/** What the names of a form do not have in common, wherever it stands in a language: its colours. */
export function colourNames(names: readonly string[]): string[] {
  const words = names.map((name) => name.split(' '));
  const own = words.map((all) => all.filter((word) => words.some((other) => !other.includes(word))).join(' '));
  return own.includes('') ? [...names] : own;
}
