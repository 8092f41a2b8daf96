// as: apps/storefront/features/cart/checkout/example.ts
// breaks: nothing
export { Parts } from '../parts';
export { Note } from '../../../components/note';
export { speak } from '../../../lib/speak';
