import type { Catalogue } from '../catalogue/parse-catalogue';
import { glassAlike } from './alternatives';
import type { Change } from './change';
import type { Refused } from './repairs';
import type { ViolationCode } from './violation';

/** Changes after which the refused one may be accepted: what stands in the way is taken out or exchanged. */
export function waysFor(refused: Refused, catalogue: Catalogue): Change[] {
  return [
    ...removals(refused),
    ...standardGlass(refused, catalogue),
    ...usualHandle(refused),
    ...otherGlass(refused, catalogue),
  ];
}

/** Bars, an ornament, a blind or a net that stand in the way; not those that are just being chosen. */
function removals({ change, broken: { values } }: Refused): Change[] {
  const removing = (['bars', 'accessory'] as const)
    .filter((name) => typeof values[name] === 'number' && !(name in change))
    .map((name): Change => ({ kind: 'remove-accessory', areas: [], accessory: Number(values[name]) }));
  if (values['ornament'] === undefined || change.kind === 'ornament') return removing;
  return [{ kind: 'ornament', areas: [], ornament: null }, ...removing];
}

/** Before a profile that takes thinner glass only: its standard glass everywhere. */
function standardGlass({ change }: Refused, { profiles }: Catalogue): Change[] {
  const profile = change.kind === 'profile' ? profiles.get(change.profile) : undefined;
  return profile ? [{ kind: 'glass', areas: [], glass: profile.standardGlass }] : [];
}

/** A handle used from both sides leaves no room for a threshold (ACC-08). */
const usualHandle = ({ broken }: Refused): Change[] =>
  broken.code === 'threshold-not-for-product' ? [{ kind: 'handle', handle: null }] : [];

/** Rules that another glass can satisfy. */
const aboutGlass: ReadonlySet<ViolationCode> = new Set([
  'bars-need-cavity',
  'ornament-not-with-glass',
  'outer-pane-too-thin',
  'sash-too-heavy',
]);

function otherGlass({ change, broken, configuration }: Refused, catalogue: Catalogue): Change[] {
  if (change.kind === 'glass' || !aboutGlass.has(broken.code)) return [];
  const present = configuration.areas.find(({ id }) => id === broken.values['area']) ?? configuration.areas[0]!;
  return glassAlike(present.glass, catalogue).map(({ id }) => ({ kind: 'glass', areas: [], glass: id }));
}
