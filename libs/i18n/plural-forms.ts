/** The forms of a noun that a language has; those that it has not are written as the last one. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };
