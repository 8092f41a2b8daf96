/** Moving an element within the row of an assembly; elements are counted from 1. */
export const elementOrder = {
  /** Before the two ways. */
  move: (n: number) => `Posunout prvek ${n}`,
  to: { left: 'doleva', right: 'doprava' },
  /** The whole step, as undo and the announcement call it. */
  moved: { left: (n: number) => `Posunout prvek ${n} doleva`, right: (n: number) => `Posunout prvek ${n} doprava` },
};
