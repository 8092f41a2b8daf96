import type { Area } from '../configuration/configuration';
import type { Field } from '../configuration/geometry/geometry';
import { glassShare } from '../configuration/geometry/door-panel';
import { includedSpacer } from '../configuration/new-configuration';
import { areaOf, type Shape } from '../configuration/geometry/shape';
import { roundHalfUp } from '../shop/rounding';
import { withoutZeroLines, type CrownLine } from './crown-line';
import type { PriceList } from './price-list';
import { priceOf } from './price-of';
import { wholeCrowns } from './shop-price';

/** `share` is how much of the field is glass: a door has the glazed part of its filling. */
type Glazed = { readonly field: Field; readonly area: Area; readonly share: number };

/**
 * Glass, spacer and ornament. Each is a difference to what the profile includes; one line for each kind chosen, for the filling
 * of a door lines of its own.
 */
export function glazingLines(shape: Shape, priceList: PriceList): CrownLine[] {
  const glazed = shape.geometry.fields
    .map((field) => ({ field, area: areaOf(shape, field), share: glassShare(field, shape) }))
    .filter(({ share }) => share > 0);
  const leaves = glazed.filter(({ field }) => field.kind === 'leaf');
  const panes = glazed.filter(({ field }) => field.kind !== 'leaf');
  return withoutZeroLines([
    ...glassLines('filling-glass', leaves, shape, priceList),
    ...glassLines('glass', panes, shape, priceList),
    ...spacerLines(panes, shape, priceList),
    ...ornamentLines('filling-ornament', leaves, priceList),
    ...ornamentLines('ornament', panes, priceList),
  ]);
}

function glassLines(key: string, glazed: readonly Glazed[], { profile }: Shape, { glazing }: PriceList): CrownLine[] {
  const perM2 = (id: number) => priceOf(glazing.glass, id, 'glass');
  return groups(glazed, ({ area }) => area.glass).map(([glass, panes]) => {
    const hundredths = panes.reduce((sum, pane) => sum + glassArea(pane, glazing.minimumPaneArea), 0);
    return {
      key,
      item: glass,
      czk: wholeCrowns((hundredths * (perM2(glass) - perM2(profile.standardGlass))) / 100),
    };
  });
}

/** Charged by the perimeter of the panes, never less than nothing (windows-domain 8.2). */
function spacerLines(glazed: readonly Glazed[], { profile, catalogue }: Shape, { glazing }: PriceList): CrownLine[] {
  const included = ({ area }: Glazed) => includedSpacer(profile.id, area.glass, catalogue).spacer;
  const perMetre = (id: number) => priceOf(glazing.spacers, id, 'spacer');
  const byPair = groups(glazed, (pane) => `${pane.area.spacer.spacer}/${included(pane)}`);
  return byPair.map(([, panes]) => {
    const [first] = panes;
    const { spacer } = first!.area.spacer;
    const difference = Math.max(0, perMetre(spacer) - perMetre(included(first!)));
    const millimetres = panes.reduce((sum, { field: { pane } }) => sum + 2 * (pane.width + pane.height), 0);
    return { key: 'spacer', item: spacer, czk: wholeCrowns((hundredthsOfMetre(millimetres) * difference) / 100) };
  });
}

function ornamentLines(key: string, glazed: readonly Glazed[], { glazing }: PriceList): CrownLine[] {
  return groups(glazed, ({ area }) => area.ornament).flatMap(([ornament, panes]) => {
    if (ornament === null) return [];
    const hundredths = panes.reduce((sum, pane) => sum + glassArea(pane, glazing.minimumPaneArea), 0);
    const perM2 = priceOf(glazing.ornaments, ornament, 'ornament');
    return [{ key, item: ornament, czk: wholeCrowns((hundredths * perM2) / 100) }];
  });
}

/** Order size of the glass in hundredths of a square metre, at least `minimum` m². */
function glassArea({ field: { pane }, share }: Glazed, minimum: number): number {
  return Math.max(minimum * 100, roundHalfUp(roundHalfUp((pane.width * pane.height) / 10_000) * share));
}

export const hundredthsOfMetre = (millimetres: number): number => roundHalfUp(millimetres / 10);

/** Groups in the order in which their keys first come. */
export function groups<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): [Key, Item[]][] {
  const byKey = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = byKey.get(key);
    if (group) group.push(item);
    else byKey.set(key, [item]);
  }
  return [...byKey];
}
