import type { ColoursTexts } from '../colours-text';

/** What a repair would do, on its button; the names are those of the catalogue. */
export type RefusalTexts = {
  size: (size: string) => string;
  /** Width and height of an element of an assembly. */
  elementSize: (element: number, size: string) => string;
  fields: (widths: string) => string;
  opening: (name: string) => string;
  profile: (name: string) => string;
  colour: ColoursTexts;
  glass: (build: string) => string;
  spacer: (name: string) => string;
  ornament: (name: string) => string;
  noOrnament: string;
  bars: (name: string) => string;
  /** Of bars that are not counted across and down. */
  patterns: Readonly<Record<'cross' | 'top' | 'vienna', string>>;
  handle: (name: string) => string;
  usualHandle: string;
  threshold: (name: string) => string;
  noThreshold: string;
  filling: (name: string) => string;
  lock: (name: string) => string;
  room: (name: string) => string;
  noRoom: string;
  mirror: string;
  add: (name: string) => string;
  remove: (name: string) => string;
  removeElement: (element: number) => string;
  addElement: (name: string) => string;
  coupling: (name: string) => string;
  /** What a choice altered besides: each part as it is now and as it was before. */
  also: {
    heading: string;
    now: (part: string, now: string, before: string) => string;
    undo: string;
    opening: string;
    coupling: string;
  };
  restore: string;
  oneStep: string;
};
