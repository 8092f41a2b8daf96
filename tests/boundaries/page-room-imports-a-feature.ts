// as: apps/storefront/features/cart/checkout/example.ts
// breaks: no-restricted-imports
export { Recap } from '../../recap/recap';
