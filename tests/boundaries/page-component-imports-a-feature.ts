// as: apps/storefront/components/example.ts
// breaks: no-restricted-imports
export { Parts } from '../features/cart/parts';
