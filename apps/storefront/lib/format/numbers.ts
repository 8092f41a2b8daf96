export { sizeText, thousands, twoDecimals } from '@fenestra/i18n/numbers';
