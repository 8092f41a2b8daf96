// as: apps/storefront/features/recap/example.ts
// breaks: no-restricted-imports
export { Parts } from '../cart/parts';
