import type { Unit } from '@fenestra/domain/catalogue/accessory-item';

/** The accessory picker (PICK). `{name}`, `{quantity}` and others are values. */
export type PickerTexts = {
  readonly heading: string;
  readonly lead: string;
  readonly leadWithoutProducts: string;
  readonly categories: string;
  readonly recommended: string;
  readonly use: string;
  readonly useNamed: string;
  /** What a recommended count follows from (windows-domain 7.8); `{one}` is one unit of the item. */
  readonly reasons: Readonly<
    Record<'perUnit' | 'withOverlap' | 'perimeter' | 'anchors' | 'elements' | 'reveal' | 'sashes' | 'order', string>
  >;
  /** PICK-05 */
  readonly notNeeded: string;
  /** PICK-07 */
  readonly failed: string;
  readonly retry: string;
  readonly perUnit: Readonly<Record<Unit, string>>;
  readonly add: string;
  readonly addMore: string;
  readonly addNamed: string;
  /** PICK-11 */
  readonly added: string;
  readonly total: string;
  readonly inCart: string;
  readonly back: string;
  readonly listFailed: string;
  readonly addFailed: string;
};
