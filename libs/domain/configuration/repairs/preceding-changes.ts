import type { Catalogue } from '../../catalogue/index-catalogue';
import { glassAlike } from './alternatives';
import type { Change } from '../change';
import { areasInDoorPanel, areaNamesFor } from '../geometry/glazed-areas';
import { roundTransomHeights } from './transom-heights';
import type { Refused } from './refused';
import { reassignWidthOfElement } from './reassign-width';
import type { Repair, ViolationCode } from '../rules/violation';

/** Changes after which the refused one may be accepted: what stands in the way is taken out or exchanged. */
export function precedingChanges(refused: Refused, catalogue: Catalogue): Repair[] {
  return [...singleWays(refused, catalogue).map((way) => [way]), ...emptyGlass(refused)];
}

function singleWays(refused: Refused, catalogue: Catalogue): Change[] {
  return [
    ...removals(refused),
    ...standardGlass(refused, catalogue),
    ...usualHandle(refused),
    ...glazedFilling(refused, catalogue),
    ...openingSash(refused, catalogue),
    ...fittingCoupling(refused, catalogue),
    ...otherGlass(refused, catalogue),
    ...roundTransomHeights(refused),
    ...asWideAsFields(refused),
    ...reassignWidthOfElement(refused, catalogue),
  ];
}

/** Bars, an ornament, a blind or a net that stand in the way; not those that are just being chosen, nor those beside a filling. */
function removals({ change, broken: { code, values }, configuration }: Refused): Change[] {
  const areas = code === 'filling-without-glass' ? areaNamesFor(areasInDoorPanel(configuration), configuration) : [];
  const removing = (['bars', 'accessory'] as const)
    .filter((name) => typeof values[name] === 'number' && !(name in change))
    .map((name): Change => ({ kind: 'remove-accessory', areas, accessory: Number(values[name]) }));
  if (values['ornament'] === undefined || change.kind === 'ornament') return removing;
  return [{ kind: 'ornament', areas, ornament: null }, ...removing];
}

/** Before a filling without glass: the ornament and the bars of the present one at once; either alone is a removal. */
function emptyGlass({ change, broken: { code, values }, configuration }: Refused): Repair[] {
  if (change.kind !== 'filling' || code !== 'filling-without-glass' || values['ornament'] === undefined) return [];
  const leaves = areasInDoorPanel(configuration);
  const areas = areaNamesFor(leaves, configuration);
  const bars = new Set(leaves.flatMap((leaf) => leaf.bars?.bars ?? []));
  const unbarred = [...bars].map((id): Change => ({ kind: 'remove-accessory', areas, accessory: id }));
  return unbarred.length > 0 ? [[{ kind: 'ornament', areas, ornament: null }, ...unbarred]] : [];
}

/** Before a profile that takes thinner glass only: its standard glass everywhere. */
function standardGlass({ change }: Refused, { profiles }: Catalogue): Change[] {
  const profile = change.kind === 'profile' ? profiles.get(change.profile) : undefined;
  return profile ? [{ kind: 'glass', areas: [], glass: profile.standardGlass }] : [];
}

/** A handle used from both sides leaves no room for a threshold (ACC-08), a pull bar works with one lock only. */
const usualHandle = ({ broken: { code } }: Refused): Change[] =>
  code === 'threshold-not-for-product' || code === 'lock-not-with-handle' ? [{ kind: 'handle', handle: null }] : [];

/** Before an ornament or bars in a door: the filling that is all glass. */
function glazedFilling({ change, broken }: Refused, { data }: Catalogue): Change[] {
  const glazed = data.fillings.find(({ glassShare }) => glassShare === 1);
  const isMeant = broken.code === 'filling-without-glass' && change.kind !== 'filling';
  return isMeant && glazed ? [{ kind: 'filling', filling: glazed.id }] : [];
}

/** Before a handle, a blind or a net that needs a sash: one where there is fixed glazing. */
function openingSash({ broken: { code }, configuration }: Refused, { data }: Catalogue): Change[] {
  if (code !== 'handle-not-for-product' && code !== 'accessory-not-for-product') return [];
  const fixed = configuration.areas.filter(({ opening }) => opening === 'fix').map(({ id }) => id);
  const places = fixed.length === configuration.areas.length ? [[]] : [];
  return [...places, ...fixed.map((id) => [id])].flatMap((areas) =>
    data.openings.map(({ code: opening }): Change => ({ kind: 'opening', areas, opening })),
  );
}

/** Where nothing else helps a pane that cannot be made as fixed glazing: a sash, whose limits are others. */
export function sashForPane({ broken: { values }, configuration }: Refused, { data }: Catalogue): Change[] {
  const pane = configuration.areas.find(({ id }) => id === values['area']);
  if (pane?.opening !== 'fix') return [];
  return data.openings.map(({ code }) => ({ kind: 'opening', areas: [pane.id], opening: code }));
}

/** White frames for a coupling of white plastic; before another change a coupling that holds after it. */
function fittingCoupling({ change, broken: { code, values } }: Refused, { data }: Catalogue): Change[] {
  if (code !== 'coupling-white-only' && code !== 'coupling-too-long') return [];
  if (change.kind === 'coupling') return [{ kind: 'colour', inside: 'W', outside: 'W' }];
  return data.couplings.map(({ id }) => ({ kind: 'coupling', joint: Number(values['joint']), coupling: id }));
}

/** Before widths that come to another sum: a product that is as wide. */
function asWideAsFields({ change, broken: { code, values }, configuration: { height } }: Refused): Change[] {
  const isSum = code === 'field-sizes-do-not-fit' && change.kind === 'field-sizes';
  return isSum ? [{ kind: 'size', width: Number(values['sum']), height }] : [];
}

/** Rules that another glass can satisfy. */
const aboutGlass: ReadonlySet<ViolationCode> = new Set([
  'bars-need-cavity',
  'ornament-not-with-glass',
  'spacer-not-with-glass',
  'outer-pane-too-thin',
  'sash-too-heavy',
]);

function otherGlass({ change, broken, configuration }: Refused, catalogue: Catalogue): Change[] {
  if (change.kind === 'glass' || !aboutGlass.has(broken.code)) return [];
  const present = configuration.areas.find(({ id }) => id === broken.values['area']) ?? configuration.areas[0]!;
  const areas = 'areas' in change ? change.areas : [];
  return glassAlike(present.glass, catalogue).map(({ id }) => ({ kind: 'glass', areas, glass: id }));
}
