import type { Unit } from '@fenestra/domain/catalogue/accessory-item';
import type { PluralForms } from '../plural-forms';

/** What is bought of an accessory, by its unit; `of` has the plural forms of the language. */
export const units = {
  of: {
    piece: { other: 'ks' },
    metre: { other: 'm' },
    set: { one: 'sada', few: 'sady', other: 'sad' },
  } satisfies Record<Unit, PluralForms> as Record<Unit, PluralForms>,
  /** `{name}` is what is counted. */
  quantity: 'Množství: {name}',
  less: 'Méně: {name}',
  more: 'Více: {name}',
  /** Why not what was typed is taken, and what holds. */
  typed: {
    unreadable: 'Množství „{typed}“ nerozumíme, necháváme {kept}.',
    tooFew: 'Nejmenší množství je {least}, necháváme {kept}.',
    tooMany: 'Největší množství je {most}, necháváme {kept}.',
    whole: 'Kusy nejde dělit, místo „{typed}“ počítáme {kept}.',
  },
};
