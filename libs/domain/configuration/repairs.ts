import type { Catalogue } from '../catalogue/parse-catalogue';
import type { Change } from './change';
import type { Configuration } from './configuration';
import { fieldSizes } from './field-sizes';
import { equalAxes } from './geometry';
import { limitsOf } from './limits';
import { nearestSizes } from './nearest-sizes';
import { isViolation, type Violation, type ViolationCode } from './violation';

/** Tries a change without looking for repairs. */
export type Attempt = (change: Change, configuration: Configuration) => Configuration | Violation;

type Refused = { readonly change: Change; readonly broken: Violation; readonly configuration: Configuration };

/** Rules that another size can satisfy. */
const aboutSize: ReadonlySet<ViolationCode> = new Set([
  'width-out-of-range',
  'height-out-of-range',
  'area-too-large',
  'field-too-narrow',
  'sash-width',
  'sash-height',
  'sash-area',
  'sash-ratio',
  'pane-size',
  'pane-ratio',
  'pane-area',
  'outer-pane-too-thin',
  'sash-too-heavy',
  'dark-sash-width',
  'dark-sash-height',
  'ornament-pane-too-large',
  'blind-size',
  'net-size',
]);

/**
 * Changes that help after a refusal, the nearest first: those that may be made instead, or those that make way for the
 * refused one. All are tried before they are offered, so a person who follows one is not refused again.
 */
export function repairsFor(refused: Refused, catalogue: Catalogue, attempt: Attempt): Change[] {
  const { change, configuration } = refused;
  if (change.kind === 'restore') return []; // a state is right or wrong as a whole
  const isAccepted = (other: Change) => !isViolation(attempt(other, configuration));
  if (change.kind === 'size')
    return nearestSizes(change, limitsOf(configuration, catalogue), configuration, isAccepted);
  const instead = insteadOf(refused).filter(isAccepted);
  return instead.length ? instead : wayFor(refused, catalogue, attempt);
}

function insteadOf({ change, broken, configuration }: Refused): Change[] {
  if (change.kind === 'field-sizes') return [equalFields(configuration)];
  if (change.kind !== 'colour') return [];
  const { inside, outside } = change;
  const onBothSides: Change = { kind: 'colour', inside, outside: inside };
  if (broken.code === 'decor-inside-only') return [onBothSides, { kind: 'colour', inside: 'W', outside: inside }];
  return broken.code === 'decors-differ' ? [onBothSides, { kind: 'colour', inside: 'W', outside }] : [];
}

/** Changes after which the refused one is accepted: what stands in the way is taken out, or the size gives way. */
function wayFor({ change, broken, configuration }: Refused, catalogue: Catalogue, attempt: Attempt): Change[] {
  const clears = (first: Change) => {
    const between = attempt(first, configuration);
    return !isViolation(between) && !isViolation(attempt(change, between));
  };
  const removed = [...removals(broken), ...standardGlass(change, catalogue)].find(clears);
  if (removed) return [removed];
  if (!aboutSize.has(broken.code)) return [];
  const sizes = nearestSizes(configuration, limitsOf(configuration, catalogue), configuration, clears);
  return sizes.length ? sizes : smallerSizes(configuration).filter(clears).slice(0, 1);
}

function equalFields(configuration: Configuration): Change {
  const { areas, width } = configuration;
  return { kind: 'field-sizes', fields: fieldSizes({ ...configuration, axes: equalAxes(width, areas.length) }) };
}

/** Bars, an ornament, a blind or a net that stand in the way. */
function removals({ values }: Violation): Change[] {
  const { bars, ornament, accessory } = values;
  const taken = [bars, accessory].filter((id) => typeof id === 'number');
  const removing = taken.map((id): Change => ({ kind: 'remove-accessory', areas: [], accessory: id }));
  return ornament === undefined ? removing : [{ kind: 'ornament', areas: [], ornament: null }, ...removing];
}

/** Before a profile that takes thinner glass only: its standard glass everywhere. */
function standardGlass(change: Change, { profiles }: Catalogue): Change[] {
  const profile = change.kind === 'profile' ? profiles.get(change.profile) : undefined;
  return profile ? [{ kind: 'glass', areas: [], glass: profile.standardGlass }] : [];
}

/** The present proportions, smaller step by step. */
function smallerSizes({ width, height }: Configuration): Change[] {
  return [95, 90, 85, 80, 75, 70, 65, 60, 55, 50].map((percent) => ({
    kind: 'size',
    width: Math.round((width * percent) / 100),
    height: Math.round((height * percent) / 100),
  }));
}
