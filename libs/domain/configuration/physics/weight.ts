import { glassShare } from '../geometry/door-panel';
import { type Field, type Joint, blindSize, sizeOf } from '../geometry/geometry';
import type { Rect } from '../geometry/rectangle';
import { insectScreenSize } from '../geometry/insect-screen-size';
import { areaOf, entry, isDoor, type Shape } from '../geometry/shape';

/** kg per running metre of profile with its steel (windows-domain 5.4). */
const kgPerM = {
  frame: 2.4,
  sash: 2.6,
  mullion: 3,
  transom: 3,
  stulp: 1.6,
  doorFrame: 3,
  doorLeaf: 4.2,
  threshold: 1.6,
};
const doorHardwareKg = 8;
/** Door panels of 44 mm, and of 24 mm in side doors, kg per m² (windows-domain 7.7). */
const panelKgPerM2 = { E: 12, D: 9 };
/** Joints stand in the rebate of the frame, 48 mm from its edge; in that of a transom, 22 mm from its axis. */
const jointEndsAt = { frame: 48, transom: 22 };

export type Weight = {
  /** Frame, sashes, glass and hardware: what two people carry (SERV-14). */
  readonly pieceKg: number;
  /** Sills, blinds and nets that travel with it. */
  readonly accessoriesKg: number;
  /** Everything, for the delivery price (DELIV-09). */
  readonly totalKg: number;
};

/** Weight of one piece by windows-domain 5.4, in hundredths of a kilogram. */
export function weightOf(shape: Shape): Weight {
  const { fields, joints, width, height, threshold } = shape.geometry;
  const jointKg = joints.reduce((sum, joint) => sum + metres(jointLength(joint, shape)) * kgPerM[joint.kind], 0);
  const frameKg = isDoor(shape.product)
    ? metres(2 * height + (threshold === null ? 2 : 1) * width) * kgPerM.doorFrame
    : metres(2 * (width + height)) * kgPerM.frame;
  const sillKg = threshold === null ? 0 : metres(width) * kgPerM.threshold;
  const fieldsKg = fields.reduce((sum, field) => sum + fieldKg(field, shape), 0);
  const pieceKg = hundredths(frameKg + jointKg + sillKg + fieldsKg);
  const accessoriesKg = hundredths(fields.reduce((sum, field) => sum + accessoryKg(field, shape), 0));
  return { pieceKg, accessoriesKg, totalKg: hundredths(pieceKg + accessoriesKg) };
}

function jointLength({ kind, from, to }: Joint, { geometry: { width, height } }: Shape): number {
  const end = kind === 'transom' ? width : height;
  const shorterBy = (at: number) => (at === 0 || at === end ? jointEndsAt.frame : jointEndsAt.transom);
  return to - from - shorterBy(from) - shorterBy(to);
}

/** What hangs on the hinges of a field: sash profile, glass or panel, hardware. Fixed glazing has its glass only. */
export function fieldKg(field: Field, shape: Shape): number {
  const area = metres(field.pane.width) * metres(field.pane.height);
  const { kgPerM2 } = entry(shape.catalogue.glass, areaOf(shape, field).glass, 'glass');
  const glassKg = area * glassShare(field, shape) * kgPerM2;
  if (field.kind === 'leaf') {
    const panelKg = area * (1 - glassShare(field, shape)) * panelKgPerM2[shape.product.type === 'D' ? 'D' : 'E'];
    return perimeter(field.sash!) * kgPerM.doorLeaf + panelKg + glassKg + doorHardwareKg;
  }
  if (!field.sash) return glassKg;
  const around = perimeter(field.sash);
  return around * kgPerM.sash + glassKg + 1 + 0.5 * around;
}

function accessoryKg(field: Field, shape: Shape): number {
  const { sills, blinds, nets } = shape.catalogue;
  return areaOf(shape, field).accessories.reduce((sum, { accessory, length = 0, depth = 0 }) => {
    const blind = blinds.get(accessory);
    const net = nets.get(accessory);
    const size = blind
      ? blindSize(field)
      : net
        ? insectScreenSize(field, shape.geometry, net.width[1])
        : { width: length, height: depth };
    const perM2 = (blind ?? net ?? sills.get(accessory))?.kgPerM2 ?? 0;
    return sum + (size ? metres(size.width) * metres(size.height) * perM2 : 0);
  }, 0);
}

function perimeter(rect: Rect): number {
  const { width, height } = sizeOf(rect);
  return metres(2 * (width + height));
}

const metres = (millimetres: number): number => millimetres / 1000;
const hundredths = (kg: number): number => Math.round(kg * 100) / 100;
