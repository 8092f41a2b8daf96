/** How many pieces of goods from stock there are. */
export type StockLevelTexts = {
  pieces: (count: number) => string;
  soldOut: string;
  soldOutUntil: (day: string) => string;
};
