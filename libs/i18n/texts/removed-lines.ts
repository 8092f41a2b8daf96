/** What was taken out of the cart and can come back. `{name}` is the product with its size. */
export type RemovedLinesTexts = {
  readonly removed: string;
  readonly bringBack: string;
  readonly bringBackNamed: string;
  readonly returned: string;
  readonly latest: string;
};
