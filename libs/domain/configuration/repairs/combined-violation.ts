import { elementsOf } from '../assembly/elements';
import { sideOfRule } from '../rules/side-of-rule';
import { type Violation, violation, type Repair } from '../rules/violation';
import { possibleSide, rowsIn, type Rows } from './possible-side';
import type { Refused } from './refused';

/**
 * The rule that field sizes broke, with the limit that holds beside all else that was asked for: other rules may ask for more
 * than the first broken one, and who goes by the limit must not be refused again (DIM-09).
 */
export function combinedViolation(refused: Refused, repairs: readonly Repair[]): Violation {
  const { change, broken, configuration } = refused;
  const side = sideOfRule[broken.code];
  const rows = rowsOfRule(refused);
  if (change.kind !== 'field-sizes' || !side || !rows) return broken;
  const possible = possibleSide(side, rows, change.fields, { repairs, configuration });
  if (!possible || possible.asked !== broken.values[side]) return broken;
  const bound = possible.nearest > possible.asked ? 'min' : 'max';
  return bound in broken.values ? violation(broken.code, { ...broken.values, [bound]: possible.nearest }) : broken;
}

/** Those of the field that a rule is about, else of the element. */
function rowsOfRule({ broken: { values }, configuration }: Refused): Rows | undefined {
  if (values['area'] !== undefined) return [[String(values['area'])]];
  const element = elementsOf(configuration)[Number(values['element']) - 1];
  return element && rowsIn(element);
}
