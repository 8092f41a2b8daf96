/** How many pieces of goods from stock there are. */
export const stockLevel = {
  pieces: (count: number) => `${count}\u00a0ks`,
  soldOut: 'teď vyprodáno',
  soldOutUntil: (day: string) => `vyprodáno, další ${day}`,
};
