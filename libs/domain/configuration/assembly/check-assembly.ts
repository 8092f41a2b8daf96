import type { Catalogue } from '../../catalogue/index-catalogue';
import { firstViolation } from '../rules/check-rules';
import type { Configuration } from '../configuration';
import { elementsOf, jointsOfAssembly } from './elements';
import { whyNot } from './fitting-coupling';
import { addedBy, entry, shapeOf } from '../geometry/shape';
import { type Violation, violation } from '../rules/violation';

/** The first rule that an element breaks, from left to right, then the first that a coupling breaks. */
export function brokenRule(configuration: Configuration, catalogue: Catalogue): Violation | null {
  const { assembly } = configuration;
  for (const [i, element] of elementsOf(configuration).entries()) {
    const broken = firstViolation(shapeOf(element, catalogue));
    if (broken) return assembly ? violation(broken.code, { ...broken.values, element: String(i + 1) }) : broken;
  }
  return assembly ? brokenJoint(configuration, catalogue) : null;
}

function brokenJoint(configuration: Configuration, catalogue: Catalogue): Violation | null {
  const { colour } = configuration;
  for (const { coupling: id, length, upright, number } of jointsOfAssembly(
    configuration,
    addedBy(configuration, catalogue),
  )) {
    const coupling = entry(catalogue.couplings, id, 'coupling');
    if (!upright && coupling.angle !== 0) return violation('coupling-corner', { joint: number, coupling: id });
    const broken = whyNot(coupling, { length, colour });
    if (broken) return violation(broken.code, { ...broken.values, joint: number });
  }
  return null;
}
