const formats = new Map<string, Intl.NumberFormat>();

/** All storefronts write numbers in one way (FMT), the Czech one: a no-break space between thousands, a decimal comma. */
function written(value: number, fewestDecimals: number, mostDecimals: number): string {
  const name = `${fewestDecimals}-${mostDecimals}`;
  const format = formats.get(name) ?? numberFormat(fewestDecimals, mostDecimals);
  formats.set(name, format); // at its first use: one costs a phone milliseconds, which no page can spare while it starts
  return format.format(value);
}

const numberFormat = (minimumFractionDigits: number, maximumFractionDigits: number) =>
  new Intl.NumberFormat('cs-CZ', { minimumFractionDigits, maximumFractionDigits });

/** Millimetres, and whatever else is whole: 1 450. */
export const thousands = (value: number): string => written(value, 0, 0);

export const oneDecimal = (value: number): string => written(value, 1, 1);

/** Square metres and thermal values: 1,82. */
export const twoDecimals = (value: number): string => written(value, 2, 2);

/** A number with as many decimals as it has, at most two: 2,5. */
export const figureText = (value: number): string => written(value, 0, 2);

/** Width and height, or length and depth, as they are written everywhere: 1 600 × 1 450. */
export const sizeText = (width: number, height: number): string =>
  `${thousands(width)}\u00a0×\u00a0${thousands(height)}`;
