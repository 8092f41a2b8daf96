import { normalizeLine } from '@fenestra/domain/normalize-text';
import { unprintableCharacters } from '@fenestra/domain/ordering/unprintable-characters';
export { suggestedEmail } from '@fenestra/domain/ordering/email-suggestion';
export { pushCheckout } from '../../../lib/third-parties/data-layer';
export { rememberRecipientOf } from './remember-recipient';
export { ShortStock } from './short-stock';
export { checkStockOf, reportReduced } from './stock-check';
export { showWrongFields } from './wrong-fields';

/** Characters of a line that PDFs print as boxes. */
export const unprintableInLine = (typed: string): string[] => unprintableCharacters(normalizeLine(typed));
