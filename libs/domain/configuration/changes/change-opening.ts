import type { ProductType } from '../../catalogue/product-type';
import type { Catalogue } from '../../catalogue/index-catalogue';
import { arrangementOf, isHanded, mirrorOf } from '../geometry/arrangement';
import type { ChangeOf } from '../change';
import type { Area, ChosenAccessory, Configuration, OpeningCode } from '../configuration';
import { mirrored } from './change-mirror';
import { jointsOf } from '../geometry/geometry';
import { isDoubleDoor } from '../geometry/movement';
import { isPassive } from '../geometry/passive-sash';
import { defaultHandle } from '../new-configuration';
import { productOf } from '../geometry/shape';
import { isViolation, type Violation, violation } from '../rules/violation';

/**
 * Changes how sashes open (OPEN-10). At a stulp exactly one sash has the handle, so the other one is put right in the same
 * change; a product becomes the one that has such sashes, e.g. OS1 with a turn sash is an O1; where only its mirror has
 * them, it is mirrored first (FO2 with the fixed field on the right).
 */
export function changeOpening(
  { areas, opening }: ChangeOf<'opening'>,
  configuration: Configuration,
  catalogue: Catalogue,
): Configuration | Violation {
  const wanted = areas.length ? areas : configuration.areas.map(({ id }) => id);
  let changed: Configuration = configuration;
  for (const id of wanted) {
    const next = withOpening(changed, id, opening, catalogue);
    if (isViolation(next)) return next;
    changed = next;
  }
  return changed;
}

/** Products that have the same joints and can be had by changing openings alone, the present one first. */
export function productFamily(product: ProductType, catalogue: Catalogue): ProductType[] {
  if (product.fixedSize) return [product];
  const joints = jointsOf(product.layout).join();
  const relatives = catalogue.data.products.filter(
    (other) =>
      other.offered &&
      !other.fixedSize &&
      other.code !== product.code &&
      other.type === product.type &&
      other.fields.length === product.fields.length &&
      jointsOf(other.layout).join() === joints &&
      other.light?.place === product.light?.place,
  );
  return [product, ...relatives];
}

function withOpening(
  configuration: Configuration,
  id: string,
  opening: OpeningCode,
  catalogue: Catalogue,
): Configuration | Violation {
  const product = productOf(configuration, catalogue);
  if (!configuration.areas.some((area) => area.id === id)) return violation('area-unknown', { area: id });
  if (!catalogue.openings.has(opening)) return violation('opening-unknown', { opening });
  const asItStands = reopenedAt(id, opening, configuration, catalogue);
  if (!isViolation(asItStands) || !isHanded(product)) return asItStands;
  const turned = reopenedAt(id, opening, mirrored(configuration, catalogue), catalogue);
  return isViolation(turned) ? asItStands : turned;
}

function reopenedAt(
  id: string,
  opening: OpeningCode,
  configuration: Configuration,
  catalogue: Catalogue,
): Configuration | Violation {
  const product = productOf(configuration, catalogue);
  const index = configuration.areas.findIndex((area) => area.id === id);
  const openings = configuration.areas.map((area) => area.opening);
  openings[index] = opening;
  const partner = isDoubleDoor(configuration.areas[0]!.opening)
    ? null // one area with two leaves
    : stulpPartner(index, arrangementOf(product, configuration.mirrored).layout);
  if (partner !== null) {
    const broken = stulpViolation(opening, index < partner ? 'L' : 'R', catalogue);
    if (broken) return broken;
    openings[partner] = partnerOf(opening, configuration.areas[index]!.opening, openings[partner]!);
  }
  const target = targetOf(openings, product, configuration.mirrored, catalogue);
  return target
    ? moved(configuration, target, openings, catalogue)
    : violation('opening-not-offered', { area: id, opening });
}

type Target = { readonly product: ProductType; readonly mirrored: boolean | undefined };

/** The product of the family, with its joints where they are, that has such openings. */
function targetOf(
  openings: readonly OpeningCode[],
  present: ProductType,
  isMirrored: boolean | undefined,
  catalogue: Catalogue,
): Target | undefined {
  const relatives = productFamily(present, catalogue).flatMap((product): Target[] => {
    if (!isHanded(product)) return [{ product, mirrored: undefined }];
    const orientations = product === present ? [isMirrored] : [undefined, true];
    return orientations.map((each) => ({ product, mirrored: each }));
  });
  return relatives.find((target) => accepts(arrangementOf(target.product, target.mirrored), openings));
}

function moved(
  { mirrored: _, ...configuration }: Configuration,
  { product, mirrored: isMirrored }: Target,
  openings: readonly OpeningCode[],
  catalogue: Catalogue,
): Configuration {
  const areas = configuration.areas.map((area, i) => reopened(area, openings[i]!, product));
  const hasHandle = openings.some((code) => code !== 'fix');
  const handle = hasHandle ? (configuration.handle ?? defaultHandle(product, catalogue)) : null;
  return { ...configuration, product: product.code, areas, handle, ...(isMirrored && { mirrored: true }) };
}

/** A net hangs on an opening sash, so fixed glazing keeps none; other accessories stay if the product may have them. */
function reopened(area: Area, opening: OpeningCode, { shades, sills }: ProductType): Area {
  const isKept = ({ kind }: ChosenAccessory) => {
    if (kind === 'net') return opening !== 'fix';
    return kind === 'blind' ? shades : sills;
  };
  return { ...area, opening, accessories: area.accessories.filter(isKept) };
}

const accepts = ({ fields }: Pick<ProductType, 'fields'>, openings: readonly OpeningCode[]): boolean =>
  openings.every((code, i) => fields[i]!.openings.includes(code));

function stulpPartner(index: number, layout: string): number | null {
  const joints = jointsOf(layout);
  if (joints[index] === 'stulp') return index + 1;
  return joints[index - 1] === 'stulp' ? index - 1 : null;
}

/** Both sashes hang on the outer side, and both have to turn. */
function stulpViolation(opening: OpeningCode, side: 'L' | 'R', catalogue: Catalogue): Violation | null {
  const { kind, hinge } = catalogue.openings.get(opening)!;
  if (kind !== 'turn' && kind !== 'tilt-turn' && kind !== 'stulp-passive')
    return violation('opening-not-offered', { opening });
  return hinge === side ? null : violation('hinges-at-stulp', { opening });
}

/** A passive sash needs an active partner and the other way round; the way of opening goes over to the other side. */
function partnerOf(opening: OpeningCode, before: OpeningCode, partner: OpeningCode): OpeningCode {
  if (!isPassive(opening)) return isPassive(partner) ? partner : passiveBeside[opening]!;
  return isPassive(partner) ? mirrorOf[before] : partner;
}

/** The passive sash on the other side of an active one. */
const passiveBeside: Partial<Record<OpeningCode, OpeningCode>> = { ol: 'stp', osl: 'stp', op: 'stl', osp: 'stl' };
