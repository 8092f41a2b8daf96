import type { ProductType } from '../../catalogue/product-type';
import type { BlindType, InsectScreenType, SillType } from '../../catalogue/blinds-screens-and-sills';
import type { Catalogue } from '../../catalogue/index-catalogue';
import type { ChangeOf } from '../change';
import { inAreas, unknownArea } from './change-glazing';
import { changeThreshold } from './change-frame';
import { defaultSillLength } from './change-size';
import { insectScreensByArea } from './insect-screens-at-mullion';
import { withAccessory, withoutAccessory } from './area-accessories';
import type { Area, ChosenAccessory, Configuration } from '../configuration';
import type { Field } from '../geometry/geometry';
import { insectScreenSize } from '../geometry/insect-screen-size';
import { productOf, type Shape, shapeOf } from '../geometry/shape';
import { type Violation, violation } from '../rules/violation';

type Adding = ChangeOf<'add-accessory'>;

/** Adds a sill, blind or net; one of the same kind in the same place is replaced (SHADE-08, PARA-05). */
export function addAccessory(
  change: Adding,
  configuration: Configuration,
  catalogue: Catalogue,
): Configuration | Violation {
  const { accessory: id, colour } = change;
  const sill = catalogue.sills.get(id);
  const blind = catalogue.blinds.get(id);
  const net = catalogue.nets.get(id);
  const type = sill ?? blind ?? net;
  if (!type) return violation('accessory-unknown', { accessory: id });
  const product = productOf(configuration, catalogue);
  if (!isOfferedFor(product, { sill, blind, net })) return violation('accessory-not-for-product', { accessory: id });
  if (!catalogue.swatches.get(type.colours)?.has(colour))
    return violation('accessory-colour', { accessory: id, colour });
  const unknown = unknownArea(change.areas, configuration);
  if (unknown) return unknown;

  if (sill) return addSill(change, sill, configuration);
  return blind ? addBlinds(change, blind, configuration, catalogue) : addNets(change, net!, configuration, catalogue);
}

/** Entrance doors have neither sills nor nets nor blinds (ACC-14). */
export function isOfferedFor(
  product: ProductType,
  { sill, net }: { sill?: SillType | undefined; blind?: BlindType | undefined; net?: InsectScreenType | undefined },
): boolean {
  if (sill) return product.sills;
  return product.shades && (!net || net.types.includes(product.type));
}

/** A product has one inner and one outer sill; it is kept in the first area that is named. */
function addSill(change: Adding, sill: SillType, configuration: Configuration): Configuration | Violation {
  const chosen: ChosenAccessory = {
    accessory: sill.id,
    kind: sill.kind,
    colour: change.colour,
    length: change.size?.length ?? defaultSillLength(configuration.width, sill),
    depth: change.size?.depth ?? sill.depths[0]!,
  };
  const cleared = { ...configuration, areas: configuration.areas.map((area) => withoutAccessory(area, sill.kind)) };
  return inAreas([change.areas[0] ?? configuration.areas[0]!.id], cleared, (area) => withAccessory(area, chosen));
}

function addBlinds(
  { areas, colour, size }: Adding,
  { id }: BlindType,
  configuration: Configuration,
  catalogue: Catalogue,
): Configuration | Violation {
  const shape = shapeOf(configuration, catalogue);
  return inAreas(areas, configuration, (area) => {
    const chosen: ChosenAccessory = {
      accessory: id,
      kind: 'blind',
      colour,
      side: size?.side ?? controlSide(area, shape),
    };
    return withAccessory(withoutAccessory(area, 'blind'), chosen);
  });
}

/** The side of the hinges, on which a control hangs: opposite to the handle (windows-domain 7.3). */
export function controlSide({ id }: Area, { geometry }: Shape): 'L' | 'P' {
  return geometry.fields.find(({ area }) => area === id)?.movement.turn === 'right' ? 'P' : 'L';
}

/**
 * Named areas have to be sashes; without names every opening sash gets one. One net may cover both sashes at a stulp; where it
 * is exchanged on one of them for a net that covers no more, the other sash gets the new one too.
 */
function addNets(
  { areas, colour }: Adding,
  net: InsectScreenType,
  configuration: Configuration,
  catalogue: Catalogue,
): Configuration | Violation {
  const { geometry } = shapeOf(configuration, catalogue);
  const isMeant = ({ area, sash }: Field) => (areas.length === 0 ? sash !== null : areas.includes(area));
  const covered = new Set<string>();
  const carrying: string[] = [];
  for (const field of geometry.fields.filter(isMeant)) {
    const size = insectScreenSize(field, geometry, net.width[1]);
    if (!size) return violation('net-needs-sash', { area: field.area, accessory: net.id });
    if (!covered.has(field.area)) carrying.push(field.area);
    for (const area of size.covers) covered.add(area);
  }
  if (carrying.length === 0) return violation('net-needs-sash', { accessory: net.id });
  const had = insectScreensByArea(configuration, catalogue);
  const exchanged = new Set([...covered].flatMap((area) => had.get(area)?.keeper ?? []));
  const bared = [...had].flatMap(([area, { keeper }]) => (exchanged.has(keeper) && !covered.has(area) ? area : []));
  const cleared = inAreas([...covered, ...exchanged], configuration, (area) => withoutAccessory(area, 'net'));
  if ('code' in cleared) return cleared;
  const chosen: ChosenAccessory = { accessory: net.id, kind: 'net', colour };
  return inAreas([...carrying, ...bared], cleared, (area) => withAccessory(area, chosen));
}

/** Takes away a sill, blind or net, bars by their id, or the threshold by its id (ACC-05, OPEN-Q-40). */
export function removeAccessory(
  { areas, accessory: id }: ChangeOf<'remove-accessory'>,
  configuration: Configuration,
  catalogue: Catalogue,
): Configuration | Violation {
  const known = [catalogue.bars, catalogue.sills, catalogue.blinds, catalogue.nets, catalogue.thresholds];
  if (!known.some((entries) => entries.has(id))) return violation('accessory-unknown', { accessory: id });
  const unknown = unknownArea(areas, configuration);
  if (unknown) return unknown;
  if (catalogue.thresholds.has(id) && configuration.threshold === id)
    return changeThreshold({ kind: 'threshold', threshold: null }, configuration, catalogue);
  const isMeant = (area: Area) => areas.length === 0 || areas.includes(area.id);
  const isThere = ({ bars, accessories }: Area) =>
    bars?.bars === id || accessories.some(({ accessory }) => accessory === id);
  if (!configuration.areas.some((area) => isMeant(area) && isThere(area)))
    return violation('accessory-not-chosen', { accessory: id });
  return inAreas(areas, configuration, (area) => ({
    ...area,
    bars: area.bars?.bars === id ? null : area.bars,
    accessories: area.accessories.filter(({ accessory }) => accessory !== id),
  }));
}
