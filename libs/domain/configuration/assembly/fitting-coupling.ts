import type { Coupling } from '../../catalogue/assemblies';
import type { Catalogue } from '../../catalogue/index-catalogue';
import type { Configuration } from '../configuration';
import { entry } from '../geometry/shape';
import { type Violation, violation } from '../rules/violation';
import { isWhite } from '../white';

type Joint = {
  /** mm */
  readonly length: number;
  readonly colour: Configuration['colour'];
  /** The one that it has, if it has one. */
  readonly coupling?: number | undefined;
};

/** The coupling of a joint if it holds, otherwise the first one in one plane that does (windows-domain 1.5). */
export function fittingCoupling(joint: Joint, { data, couplings }: Catalogue): number {
  const present = joint.coupling === undefined ? undefined : entry(couplings, joint.coupling, 'coupling');
  const straight = data.couplings.filter(({ angle }) => angle === 0);
  const holds = (coupling: Coupling) => whyNot(coupling, joint) === null;
  const chosen = present && holds(present) ? present : (straight.find(holds) ?? straight.at(-1));
  if (!chosen) throw new Error('the catalogue has no coupling');
  return chosen.id;
}

/** Why a coupling cannot be in a joint. */
export function whyNot({ id, lengthMax, whiteOnly }: Coupling, { length, colour }: Joint): Violation | null {
  if (length > lengthMax) return violation('coupling-too-long', { coupling: id, length, max: lengthMax });
  return whiteOnly && !isWhite(colour) ? violation('coupling-white-only', { coupling: id }) : null;
}
