/** Discounts of the cart (CART-36). `{name}` is the action, `{from}` its threshold, `{n}` a count, `{amount}` a net price. */
export type DiscountsTexts = {
  readonly heading: string;
  readonly applied: string;
  readonly from: string;
  readonly missing: string;
  readonly counted: string;
  readonly fromWindows: string;
  readonly missingWindows: string;
  readonly glass: string;
};
