/** What was taken out of the cart and can come back. `{name}` is the product with its size, `{amount}` a net price. */
export type RemovedLinesTexts = {
  readonly removed: string;
  readonly cheaper: string;
  readonly bringBack: string;
  readonly bringBackNamed: string;
  readonly returned: string;
  readonly latest: string;
};
