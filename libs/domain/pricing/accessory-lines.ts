import type { SillType } from '../catalogue/blinds-screens-and-sills';
import { barPattern, barsIn } from '../configuration/geometry/bars';
import type { Area, ChosenAccessory } from '../configuration/configuration';
import { blindSize, type Field, sizeOf } from '../configuration/geometry/geometry';
import type { Size } from '../configuration/geometry/rectangle';
import { hasCrossBar, insectScreenSize } from '../configuration/geometry/insect-screen-size';
import { areaOf, entry, type Shape } from '../configuration/geometry/shape';
import { roundHalfUp } from '../shop/rounding';
import { groups, hundredthsOfMetre } from './glazing-lines';
import { withoutZeroLines, type CrownLine } from './crown-line';
import type { PriceList } from './price-list';
import { priceOf } from './price-of';
import { wholeCrowns } from './shop-price';

/** Bars, sills, blinds and nets. Bars belong to an area, their price is shown as an accessory (windows-domain 8.2). */
export function accessoryLines(shape: Shape, priceList: PriceList): CrownLine[] {
  const fields = shape.geometry.fields.map((field) => ({ field, area: areaOf(shape, field) }));
  const chosen = fields.flatMap(({ field, area }) =>
    area.accessories.flatMap((accessory) =>
      linesOf(accessory, field, shape, priceList).map((line) => ({ ...line, area: area.id })),
    ),
  );
  return withoutZeroLines([...barLines(fields, priceList), ...chosen]);
}

function barLines(fields: readonly { field: Field; area: Area }[], { glazing }: PriceList): CrownLine[] {
  return groups(fields, ({ area }) => area.bars?.bars).flatMap(([bars, group]) => {
    if (bars === undefined) return [];
    const all = group.map(({ field, area }) => barsIn(barPattern(area.bars!.pattern)!, sizeOf(field.daylight)));
    const length = all.reduce((sum, each) => sum + each.length, 0);
    const crossings = all.reduce((sum, each) => sum + each.crossings, 0);
    const perMetre = priceOf(glazing.bars, bars, 'bars');
    const czk = wholeCrowns((hundredthsOfMetre(length) * perMetre) / 100) + crossings * glazing.barCrossing;
    return [{ key: 'bars', item: bars, czk }];
  });
}

function linesOf(accessory: ChosenAccessory, field: Field, shape: Shape, priceList: PriceList): CrownLine[] {
  switch (accessory.kind) {
    case 'inner-sill':
    case 'outer-sill':
      return sillLines(accessory, shape, priceList);
    case 'blind':
      return [blindLine(accessory, field, shape, priceList)];
    case 'net':
      return [netLine(accessory, field, shape, priceList)];
  }
}

/** Charged per started 100 mm (no sill is shorter than half a metre); the pair of end caps and joints are lines of their own. */
function sillLines(
  { accessory: id, kind, colour, length, depth }: ChosenAccessory,
  shape: Shape,
  list: PriceList,
): CrownLine[] {
  const sill = entry(shape.catalogue.sills, id, 'sill');
  const prices = priceOf(list.sills, id, 'sill');
  const row = sill.depths.find((each) => each >= depth!)!;
  const perMetre = priceOf(prices.perMetre, row, `sill ${id} of depth`);
  const decimetres = Math.ceil(length! / 100);
  const czk = wholeCrowns((decimetres * perMetre * percentWith(prices.colourPercent[colour])) / 1000);
  return [
    { key: kind, item: id, czk },
    { key: `${kind}-caps`, item: id, czk: prices.endCaps },
    { key: `${kind}-joint`, item: id, czk: sillJoints(sill, length!) * prices.joint },
  ];
}

/** Expansion joints of a sill of that length, mm. */
export const sillJoints = ({ jointOver }: SillType, length: number): number =>
  jointOver === null ? 0 : Math.ceil(length / jointOver) - 1;

function blindLine(
  { accessory: id, colour }: ChosenAccessory,
  field: Field,
  shape: Shape,
  { shades }: PriceList,
): CrownLine {
  const { minimumArea } = entry(shape.catalogue.blinds, id, 'blind');
  const { perM2, colourPercent } = priceOf(shades.blinds, id, 'blind');
  const czk = wholeCrowns(
    (areaOf100(blindSize(field), minimumArea) * perM2 * percentWith(colourPercent[colour])) / 10_000,
  );
  return { key: 'blind', item: id, czk };
}

function netLine(
  { accessory: id, colour }: ChosenAccessory,
  field: Field,
  shape: Shape,
  { shades }: PriceList,
): CrownLine {
  const net = entry(shape.catalogue.nets, id, 'net');
  const size = insectScreenSize(field, shape.geometry, net.width[1]);
  if (!size) throw new Error(`area ${field.area} has no sash for a net`);
  const { perM2, colourPercent } = priceOf(shades.nets, id, 'net');
  const area = areaOf100(size, net.minimumArea);
  const crossBar = hasCrossBar(size, shades.netCrossBar) ? shades.netCrossBar.price : 0;
  const czk = wholeCrowns((area * perM2 * percentWith(colourPercent[colour])) / 10_000) + crossBar;
  return { key: 'net', item: id, czk };
}

const percentWith = (surcharge = 0): number => 100 + surcharge;

/** Hundredths of a square metre, at least `minimum` m². */
function areaOf100({ width, height }: Size, minimum: number): number {
  return Math.max(minimum * 100, roundHalfUp((width * height) / 10_000));
}
