import type { Catalogue } from '../../catalogue/parse-catalogue';
import { isEqual } from '../../equal';
import type { ComparedKey } from '../../pricing/compare-quotes';
import { accept, refuse, type Result } from '../../result';
import { tryChange } from '../apply-change';
import { elementsOf } from '../assembly/elements';
import type { Change } from '../change';
import type { Configuration } from '../configuration';
import { fieldSizes } from '../geometry/field-sizes';
import { newConfiguration } from '../new-configuration';
import { withRoom } from '../room';
import { isViolation } from '../rules/violation';
import { mirrored } from './change-mirror';
import { choicesOf } from './restore';

/** A configuration in a later catalogue, and the parts that had to be chosen anew for it. */
export type Moved = { readonly configuration: Configuration; readonly repaired: readonly ComparedKey[] };

/**
 * What was saved by one catalogue, as it can be made by another: as it is, or with the standard where a choice is not made any
 * more. Refused where the product is gone, and for assemblies and goods from stock that cannot be made as they are.
 */
export function inCatalogue(saved: Configuration, catalogue: Catalogue): Result<Moved, 'product-unknown'> {
  const state = { ...saved, catalogue: catalogue.version };
  if (saved.catalogue === catalogue.version || isMade(state, catalogue))
    return accept({ configuration: state, repaired: [] });
  if (state.assembly || state.stockProduct !== undefined) return refuse('product-unknown');
  const fresh = newConfiguration(state.product, catalogue);
  if (!fresh.ok || fresh.value.areas.length !== state.areas.length) return refuse('product-unknown');
  const changes = [...sizesOf(state), ...keptChoices(state, catalogue)];
  const begun = beginningAs(state, fresh.value, catalogue);
  // Twice: a size may have to wait for its profile, a handle for its opening.
  const configuration = [...changes, ...changes].reduce((present, change) => {
    const changed = tryChange(change, present, catalogue);
    return isViolation(changed) ? present : changed;
  }, begun);
  return accept({ configuration, repaired: differences(state, configuration) });
}

/** Labelled, and turned to the side on which the ids of its areas depend. */
const beginningAs = (state: Configuration, fresh: Configuration, catalogue: Catalogue): Configuration =>
  withRoom(state.mirrored ? mirrored(fresh, catalogue) : fresh, state.room ?? null);

function isMade(state: Configuration, catalogue: Catalogue): boolean {
  if (state.stockProduct !== undefined) return catalogue.stock.has(state.stockProduct);
  if (!elementsOf(state).every(({ product }) => catalogue.products.get(product)?.offered)) return false;
  return !isViolation(tryChange({ kind: 'restore', configuration: state }, state, catalogue));
}

/** A spacer that a profile includes goes with the glass that it came with: the glass chosen anew has its own. */
function keptChoices(state: Configuration, catalogue: Catalogue): Change[] {
  const included = Object.values(catalogue.profiles.get(state.profile)?.includedSpacer ?? {});
  const bare = new Set(state.areas.filter(({ glass }) => !catalogue.glass.has(glass)).map(({ id }) => id));
  const goesWithGlass = (change: Change) =>
    change.kind === 'spacer' && included.includes(change.spacer) && change.areas.every((area) => bare.has(area));
  return choicesOf(state).flatMap(([change]) => (goesWithGlass(change) ? [] : [change]));
}

const sizesOf = (state: Configuration): Change[] => [
  { kind: 'size', width: state.width, height: state.height },
  { kind: 'field-sizes', fields: fieldSizes(state) },
];

/** By the names that a price has for its parts. */
function differences(before: Configuration, now: Configuration): ComparedKey[] {
  const [then, today] = [partsOf(before), partsOf(now)];
  return (Object.keys(then) as ComparedKey[]).filter((key) => !isEqual(then[key], today[key]));
}

function partsOf(state: Configuration): Partial<Record<ComparedKey, unknown>> {
  const { width, height, axes, light, profile, colour, areas, filling, handle, lock = null, threshold } = state;
  const accessories = (kind: string) =>
    areas.flatMap((area) => area.accessories.filter((chosen) => chosen.kind === kind));
  return {
    frame: [width, height, axes, light, profile, areas.map(({ opening }) => opening)],
    colour,
    filling,
    glass: areas.map(({ glass, ornament }) => [glass, ornament]),
    spacer: areas.map(({ spacer }) => spacer),
    bars: areas.map(({ bars }) => bars),
    handle,
    lock,
    threshold,
    'inner-sill': accessories('inner-sill'),
    'outer-sill': accessories('outer-sill'),
    blind: accessories('blind'),
    net: accessories('net'),
  };
}
