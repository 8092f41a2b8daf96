import { isEqual } from '../../is-equal';
import type { Catalogue } from '../../catalogue/index-catalogue';
import { losesCustomSillLength } from '../assembly/custom-sill-lengths';
import type { Change } from '../change';
import type { ChosenAccessory, Configuration } from '../configuration';
import { sideEffectKinds, type SideEffect } from './side-effect-kinds';
import { insectScreensByArea } from './insect-screens-at-mullion';

/**
 * What changes altered besides what they name, because it did not fit any more: told to the shopper, never silent. Undo and
 * mirroring are about the whole, and a sill that follows the width is as it was meant, unless it had a length of its own.
 */
export function sideEffectsOf(
  changes: readonly Change[],
  before: Configuration,
  after: Configuration,
  catalogue: Catalogue,
): SideEffect[] {
  if (changes.some(({ kind }) => kind === 'restore' || kind === 'mirror')) return [];
  const meant = new Set(changes.flatMap((change) => meantBy(change, before, after)));
  const sameAreas = isEqual(idsOf(before), idsOf(after));
  const isAltered = (what: SideEffect) =>
    !meant.has(what) &&
    (sameAreas || ofWhole.has(what)) &&
    !isEqual(choiceOf[what](before, changes, catalogue), choiceOf[what](after, changes, catalogue));
  const losesLength = (what: SideEffect) =>
    (what === 'inner-sill' || what === 'outer-sill') && losesCustomSillLength(what, changes, before, after, catalogue);
  return sideEffectKinds.filter((what) => isAltered(what) || losesLength(what));
}

/** What a change is about, by its kind; openings and nets are compared where they were not asked for. */
function meantBy(change: Change, before: Configuration, after: Configuration): readonly SideEffect[] {
  switch (change.kind) {
    case 'size':
    case 'field-sizes':
      return ['inner-sill', 'outer-sill'];
    case 'opening':
      return before.handle && after.handle ? [] : ['handle']; // what opens has one
    case 'add-accessory':
    case 'remove-accessory':
      return ['inner-sill', 'outer-sill', 'blind', 'bars', 'threshold'];
    case 'ornament':
      return ['glass'];
    case 'add-element':
    case 'remove-element':
      return before.handle && after.handle ? ['coupling', 'threshold'] : ['coupling', 'threshold', 'handle'];
    case 'move-element':
      return sideEffectKinds.filter((what) => what !== 'coupling');
    case 'profile':
    case 'colour':
    case 'room':
      return [];
    case 'restore':
    case 'mirror':
      return sideEffectKinds;
    default:
      return [change.kind];
  }
}

type Choice = (configuration: Configuration, changes: readonly Change[], catalogue: Catalogue) => unknown;

const choiceOf: Readonly<Record<SideEffect, Choice>> = {
  opening: ({ areas }, changes) =>
    areas.filter(({ id }) => !isAsked(id, changes, ['opening'])).map(({ opening }) => opening),
  filling: ({ filling }) => filling,
  glass: ({ areas }) => areas.map(({ glass, ornament }) => [glass, ornament]),
  spacer: ({ areas }) => areas.map(({ spacer }) => spacer),
  bars: ({ areas }) => areas.map(({ bars }) => bars),
  'inner-sill': accessories('inner-sill'),
  'outer-sill': accessories('outer-sill'),
  blind: accessories('blind'),
  net: nets,
  handle: ({ handle }) => handle?.handle,
  lock: ({ lock }) => lock,
  threshold: ({ threshold }) => threshold,
  coupling: ({ assembly }) => assembly?.couplings,
};

/** What is compared also where areas came or went. */
const ofWhole: ReadonlySet<SideEffect> = new Set(['filling', 'handle', 'lock', 'threshold']);

function accessories(kind: ChosenAccessory['kind']): Choice {
  return ({ areas }) => areas.map((area) => area.accessories.filter((accessory) => accessory.kind === kind));
}

/** Also of a sash whose net is kept in another area. */
function nets(configuration: Configuration, changes: readonly Change[], catalogue: Catalogue) {
  const byArea = insectScreensByArea(configuration, catalogue);
  return idsOf(configuration).map((id) =>
    isAsked(id, changes, ['add-accessory', 'remove-accessory']) ? null : byArea.get(id)?.net,
  );
}

const isAsked = (id: string, changes: readonly Change[], kinds: readonly Change['kind'][]): boolean =>
  changes.some(
    (change) =>
      kinds.includes(change.kind) && 'areas' in change && (change.areas.length === 0 || change.areas.includes(id)),
  );

const idsOf = ({ areas }: Configuration): string[] => areas.map(({ id }) => id);
