import type { Change } from '../change';

/** Rules that another size can satisfy: those of windows-domain 2.2 in their order, then those of what is in the glass and around. */
export const sizeRules = [
  'width-out-of-range',
  'height-out-of-range',
  'area-too-large',
  'field-too-narrow',
  'transom-too-high',
  'sash-width',
  'sash-height',
  'sash-area',
  'sash-ratio',
  'pane-width',
  'pane-height',
  'pane-ratio',
  'pane-area',
  'outer-pane-too-thin',
  'sash-too-heavy',
  'dark-sash-width',
  'dark-sash-height',
  'ornament-pane-too-large',
  'bars-too-close',
  'blind-size',
  'net-size',
  'coupling-too-long',
] as const;

/** Every rule that can refuse a change. Texts for the codes are in the language catalogues (`refused.<code>`). */
export const violationCodes = [
  // what may be named at all
  'area-unknown',
  'opening-unknown',
  'profile-unknown',
  'colour-unknown',
  'glass-unknown',
  'spacer-unknown',
  'ornament-unknown',
  'bars-unknown',
  'handle-unknown',
  'threshold-unknown',
  'filling-unknown',
  'lock-unknown',
  'accessory-unknown',
  'pattern-unknown',
  // size, in the order of windows-domain 2.2
  'stock-product',
  'fixed-size',
  'field-sizes-do-not-fit',
  ...sizeRules,
  // choices that do not go together
  'opening-not-offered',
  'hinges-at-stulp',
  'stulp-needs-one-handle',
  'profile-not-for-product',
  'decor-inside-only',
  'decors-differ',
  'glass-too-thick',
  'spacer-not-with-glass',
  'ornament-not-with-glass',
  'bars-need-cavity',
  'bars-pattern-width',
  'handle-not-for-product',
  'threshold-not-for-product',
  'threshold-needed',
  'filling-not-for-product',
  'filling-without-glass',
  'lock-not-for-product',
  'lock-not-with-handle',
  'accessory-not-for-product',
  'accessory-not-chosen',
  'accessory-colour',
  'sill-length',
  'sill-depth',
  'net-needs-sash',
  'choices-do-not-fit',
  // assemblies
  'element-unknown',
  'element-not-offered',
  'element-above-taken',
  'element-above-width',
  'element-outermost',
  'too-many-elements',
  'coupling-unknown',
  'coupling-white-only',
  'coupling-corner',
] as const;
export type ViolationCode = (typeof violationCodes)[number];

/** A broken rule with what its text needs (limits in mm, kg, m²; ids; the area). */
export type Violation = {
  readonly code: ViolationCode;
  readonly values: Readonly<Record<string, number | string>>;
};

/** Changes that are accepted one after the other in place of what was refused; one press, one step of undo. */
export type Repair = readonly Change[];

/** `details` of the refusal `change-refused`. */
export type Refusal = Violation & { readonly repairs: readonly Repair[] };

export const violation = (code: ViolationCode, values: Violation['values'] = {}): Violation => ({ code, values });

export function isViolation(value: object): value is Violation {
  return 'code' in value && 'values' in value;
}
