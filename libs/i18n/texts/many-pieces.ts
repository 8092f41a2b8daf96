/** So many of what is made to measure are asked about. `{n}` is a count. */
export type ManyPiecesTexts = {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
};
