export { foldLine } from '@fenestra/domain/fold';
export { suggestedEmail } from '@fenestra/domain/ordering/email-suggestion';
export { unprintableIn } from '@fenestra/domain/ordering/unprintable';
export { pushCheckout } from '../../../lib/data-layer';
export { rememberRecipientOf } from './remember-recipient';
export { ShortStock } from './short-stock';
export { checkStockOf, reportReduced } from './stock-check';
export { byPath } from './wrong-fields';
