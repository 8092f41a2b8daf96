import { withDecimals } from '@fenestra/i18n/numbers';

export { sizeText, thousands } from '@fenestra/i18n/numbers';

const hundredths = withDecimals(2);

/** Square metres and thermal values: 1,82. */
export const twoDecimals = (value: number): string => hundredths.format(value);
