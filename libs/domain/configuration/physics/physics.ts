import type { Catalogue } from '../../catalogue/index-catalogue';
import type { Configuration } from '../configuration';
import { elementsOf, jointsOfAssembly } from '../assembly/elements';
import { addedBy, shapeOf } from '../geometry/shape';
import { rwOf } from './sound';
import { uwOf } from './thermal';
import { weightOf } from './weight';
import { sum } from '../../numbers';

/** kg per metre of coupling (windows-domain 5.4). */
const couplingKgPerM = 1.2;

export type Physics = {
  /** Everything that travels (DELIV-09), kg. */
  readonly weightKg: number;
  /** The heaviest single piece, kg: an element of an assembly travels alone. */
  readonly heaviestKg: number;
  /** W/m²K, not rounded; the elements of an assembly by their areas. */
  readonly uw: number;
  /** dB; the weakest element of an assembly among those with glass. */
  readonly rw?: number;
};

/** Weight, Uw and Rw of a product or of a whole assembly. */
export function physicsOf(configuration: Configuration, catalogue: Catalogue): Physics {
  const shapes = elementsOf(configuration).map((element) => shapeOf(element, catalogue));
  const weights = shapes.map((shape) => weightOf(shape).totalKg);
  const areas = shapes.map(({ geometry }) => geometry.width * geometry.height);
  const sounds = shapes.map(rwOf).filter((rw) => rw !== undefined);
  const joints = jointsOfAssembly(configuration, addedBy(configuration, catalogue));
  const couplings = sum(joints.map(({ length }) => (length / 1000) * couplingKgPerM));
  return {
    weightKg: Math.round((sum(weights) + couplings) * 100) / 100,
    heaviestKg: Math.max(...weights),
    uw: sum(shapes.map((shape, i) => uwOf(shape) * areas[i]!)) / sum(areas),
    ...(sounds.length > 0 && { rw: Math.min(...sounds) }),
  };
}
