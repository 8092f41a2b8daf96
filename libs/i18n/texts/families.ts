import type { Family } from '@fenestra/domain/catalogue/families';

/** The elevation of everything that is sold, and what goes with it. */
export type FamiliesTexts = {
  quickChoice: string;
  all: string;
  /** `short` stands on a chip. */
  of: Readonly<Record<Family, { short: string; name: string; about: string }>>;
  scale: string;
  products: (count: number) => string;
  /** How tall the figure is. */
  person: string;
  productsMissing: string;
  accessories: string;
  accessoryOf: Readonly<
    Record<
      'inner-sill' | 'outer-sill' | 'blind' | 'net' | 'safety' | 'mounting',
      { readonly name: string; readonly about: string }
    >
  >;
  /** After a price. */
  perUnit: Readonly<Record<'piece' | 'metre' | 'set', string>>;
  byThePiece: (count: number) => string;
  toPicker: string;
};
