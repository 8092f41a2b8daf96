/** All storefronts write numbers in one way (FMT), the Czech one: a no-break space between thousands, a decimal comma. */
export const withDecimals = (count: number): Intl.NumberFormat =>
  new Intl.NumberFormat('cs-CZ', { minimumFractionDigits: count, maximumFractionDigits: count });

const whole = withDecimals(0);

/** Millimetres, and whatever else is whole: 1 450. */
export const thousands = (value: number): string => whole.format(value);

/** Width and height, or length and depth, as they are written everywhere: 1 600 × 1 450. */
export const sizeText = (width: number, height: number): string =>
  `${thousands(width)}\u00a0×\u00a0${thousands(height)}`;
