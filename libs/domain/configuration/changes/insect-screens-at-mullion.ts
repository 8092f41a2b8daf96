import type { Catalogue } from '../../catalogue/index-catalogue';
import type { Area, ChosenAccessory, Configuration } from '../configuration';
import { elementsOf } from '../assembly/elements';
import type { Field } from '../geometry/geometry';
import { insectScreenSize } from '../geometry/insect-screen-size';
import { withAccessory, withoutAccessory } from './area-accessories';
import { areaOf, entry, type Shape, shapeOf } from '../geometry/shape';

/** A net and the area that keeps it. */
export type InsectScreenOfArea = { readonly net: ChosenAccessory; readonly keeper: string };

/** Which net each area has; one that covers both sashes at a stulp is that of both. */
export function insectScreensByArea(
  configuration: Configuration,
  catalogue: Catalogue,
): ReadonlyMap<string, InsectScreenOfArea> {
  const nets = new Map<string, InsectScreenOfArea>();
  if (!configuration.areas.some(netOf)) return nets;
  for (const shape of elementsOf(configuration).map((element) => shapeOf(element, catalogue)))
    for (const field of shape.geometry.fields) {
      const net = netOf(areaOf(shape, field));
      if (net) for (const area of coveredBy(net, field, shape)) nets.set(area, { net, keeper: field.area });
    }
  return nets;
}

/**
 * A product in another size, whose nets at a stulp are put right: where one has become too wide for both sashes each gets its
 * own, and where one covers both now the other sash has no second one.
 */
export function withAdjustedInsectScreens(
  before: Configuration,
  after: Configuration,
  catalogue: Catalogue,
): Configuration {
  const had = insectScreensByArea(before, catalogue);
  if (had.size === 0) return after;
  const shape = shapeOf(after, catalogue);
  const isKeeper = ({ area }: Field) => had.get(area)?.keeper === area;
  const { fields } = shape.geometry;
  const keeping = new Map<string, ChosenAccessory>();
  const covered = new Set<string>();
  for (const field of [...fields.filter(isKeeper), ...fields]) {
    const net = had.get(field.area)?.net;
    if (!net || covered.has(field.area)) continue;
    keeping.set(field.area, net);
    for (const area of coveredBy(net, field, shape)) covered.add(area);
  }
  return { ...after, areas: after.areas.map((area) => withNet(area, keeping.get(area.id))) };
}

const netOf = ({ accessories }: Pick<Area, 'accessories'>): ChosenAccessory | undefined =>
  accessories.find(({ kind }) => kind === 'net');

function coveredBy({ accessory }: ChosenAccessory, field: Field, { geometry, catalogue }: Shape): readonly string[] {
  const size = insectScreenSize(field, geometry, entry(catalogue.nets, accessory, 'net').width[1]);
  return size?.covers ?? [field.area];
}

function withNet(area: Area, net: ChosenAccessory | undefined): Area {
  if (netOf(area) === net) return area;
  const bare = withoutAccessory(area, 'net');
  return net ? withAccessory(bare, net) : bare;
}
