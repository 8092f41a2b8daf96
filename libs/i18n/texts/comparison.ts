export type ComparedRow =
  | 'chambers'
  | 'seals'
  | 'glass'
  | 'uw'
  | 'rw'
  | 'use'
  | 'sash'
  | 'depth'
  | 'glazing'
  | 'sashWeight'
  | 'fittings'
  | 'description'
  | 'price';

/** Profiles side by side, which is their help, too (PROF-13, OPEN-Q-111). */
export type ComparisonTexts = {
  title: string;
  lead: (size: string) => string;
  rows: string;
  differences: (count: number) => string;
  all: (count: number) => string;
  /** Over the rows that do not differ. */
  same: (count: number) => string;
  sections: string;
  now: string;
  /** Names the list from which another profile is put into a column. */
  column: (number: number) => string;
  names: Readonly<Record<ComparedRow, string>>;
  notes: Partial<Readonly<Record<ComparedRow, string>>>;
  /** Said of the best value of a row. */
  best: Partial<Readonly<Record<ComparedRow, string>>>;
  use: Readonly<Record<'both' | 'window' | 'door', string>>;
  sash: Readonly<Record<'straight' | 'rounded', string>>;
  /** By profile id. */
  fittings: Readonly<Record<number, string>>;
  keep: (name: string) => string;
  take: (name: string) => string;
};
