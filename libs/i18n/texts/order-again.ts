/** A new cart with what was ordered. `{name}` is the product with its size, `{before}` and `{today}` are prices of one piece or metre. */
export type OrderAgainTexts = {
  readonly heading: string;
  readonly lead: string;
  readonly fill: string;
  readonly differs: string;
  readonly gone: string;
  readonly price: string;
  readonly basis: string;
  readonly open: string;
  readonly nothing: string;
  readonly failed: string;
};
