import { areaNumbers } from '../assembly/elements';
import type { Configuration } from '../configuration';
import { type Violation, violation } from './violation';

/**
 * A violation that also says where: the number that the drawing gives to the field of a divided product, or to the element
 * of an assembly (`2a` is a field of one).
 */
export function locateViolation({ code, values }: Violation, configuration: Configuration): Violation {
  const number = areaNumbers(configuration).get(String(values['area']));
  if (number === undefined || configuration.areas.length === 1) return violation(code, values);
  return violation(code, { ...values, [configuration.assembly ? 'element' : 'field']: number });
}

/** The same by the numbers that elements had before the one with that number, from 1, was taken away. */
export function renumberViolation(removed: number, { code, values }: Violation): Violation {
  const number = String(values['element']);
  const counted = Number.parseInt(number);
  if (!(counted >= removed)) return violation(code, values);
  return violation(code, { ...values, element: number.replace(String(counted), String(counted + 1)) });
}
