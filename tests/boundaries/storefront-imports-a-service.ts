// as: apps/storefront/lib/example.ts
// breaks: @nx/enforce-module-boundaries
export { orders } from '@fenestra/orders/service';
