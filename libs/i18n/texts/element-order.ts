type Way = 'left' | 'right';

/** Moving an element within the row of an assembly; elements are counted from 1. */
export type ElementOrderTexts = {
  /** Before the two ways. */
  move: (n: number) => string;
  to: Readonly<Record<Way, string>>;
  /** The whole step, as undo and the announcement call it. */
  moved: Readonly<Record<Way, (n: number) => string>>;
};
