import type { Unit } from '@fenestra/domain/catalogue/accessory-item';

/** What is bought of an accessory, by its unit; `of` has the plural forms of the language. */
export type UnitTexts = {
  readonly of: Readonly<
    Record<Unit, Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }>
  >;
  /** `{name}` is what is counted. */
  readonly quantity: string;
  readonly less: string;
  readonly more: string;
  /** Why not what was typed is taken, and what holds. */
  readonly typed: Readonly<Record<'unreadable' | 'tooFew' | 'tooMany' | 'whole', string>>;
};
