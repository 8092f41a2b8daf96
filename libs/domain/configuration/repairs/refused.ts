import type { Change } from '../change';
import type { Configuration } from '../configuration';
import type { Violation } from '../rules/violation';

/** Tries a change without looking for repairs. */
export type Attempt = (change: Change, configuration: Configuration) => Configuration | Violation;

/** A change, the rule that it broke, and the configuration that it was to change. */
export type Refused = {
  readonly change: Change;
  readonly broken: Violation;
  readonly configuration: Configuration;
};
