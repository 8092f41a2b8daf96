/** What changed in a cart since it was filled. `{name}` is the product with its size, `{offered}` and `{today}` are net prices of one piece. */
export type ChangedLinesTexts = {
  readonly heading: string;
  readonly dearer: string;
  readonly over: string;
  readonly keep: string;
  readonly keepNamed: string;
  readonly takeToday: string;
  readonly takeTodayNamed: string;
  readonly noted: string;
  readonly notedNamed: string;
  readonly fewer: string;
  readonly lower: string;
  readonly lowerNamed: string;
  readonly soldOut: string;
};
