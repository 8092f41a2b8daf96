import { withDecimals } from '@fenestra/i18n/numbers';

const space = '\u00a0';
const whole = withDecimals(0);
const hundredths = withDecimals(2);

/** Millimetres with a no-break thousands space: 1 450. */
export const thousands = (value: number): string => whole.format(value);

/** Frame size as it is written everywhere: 1 600 × 1 450. */
export const sizeText = (width: number, height: number): string =>
  `${thousands(width)}${space}×${space}${thousands(height)}`;

/** Square metres and thermal values: 1,82. */
export const twoDecimals = (value: number): string => hundredths.format(value);
