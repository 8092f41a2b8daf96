import type { Unit } from '@fenestra/domain/catalogue/accessory-item';

/** The accessory picker (PICK). `{name}`, `{quantity}` and others are values. */
export type PickerTexts = {
  readonly heading: string;
  readonly lead: string;
  readonly leadWithoutProducts: string;
  readonly categories: string;
  /** What lies in the cart already. */
  readonly held: string;
  readonly recommended: string;
  readonly use: string;
  /** What a recommended count follows from (windows-domain 7.8); `{one}` is one unit of the item. */
  readonly reasons: Readonly<
    Record<'perUnit' | 'withOverlap' | 'perimeter' | 'anchors' | 'elements' | 'reveal' | 'sashes' | 'order', string>
  >;
  /** PICK-05 */
  readonly notNeeded: string;
  /** PICK-07 */
  readonly failed: string;
  readonly perUnit: Readonly<Record<Unit, string>>;
  readonly add: string;
  readonly addMore: string;
  /** PICK-11 */
  readonly added: string;
  readonly total: string;
  readonly inCart: string;
  readonly back: string;
  readonly backShort: string;
  readonly listFailed: string;
  readonly addFailed: string;
};
