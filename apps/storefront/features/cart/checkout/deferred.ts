export { foldLine } from '@fenestra/domain/fold';
export { suggestedEmail } from '@fenestra/domain/ordering/email-suggestion';
export { unprintableIn } from '@fenestra/domain/ordering/unprintable';
export { rememberRecipientOf } from './remember-recipient';
export { checkStockOf, reportReduced } from './stock-check';
