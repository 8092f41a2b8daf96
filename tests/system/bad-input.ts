import type { ConfiguratorAction } from '@fenestra/contracts/wire/configurator-actions';

/** Fields in place of accepted ones, and what the shopper is told. A state is named by its difference to the present one. */
export type Bad = readonly [fields: object, told: string];

/** What is asked of a product and accepted, what makes it wrong, and other products of which it may not be asked. */
export type BadInputs = {
  /** As it starts: a product by its code, an assembly by that of its template. */
  readonly of: string;
  /** What has to be chosen before. */
  readonly after?: readonly [akce: ConfiguratorAction, fields: object];
  readonly accepted: object;
  readonly bad: readonly Bad[];
  readonly elsewhere?: readonly (readonly [product: string, told: string])[];
};
