// as: apps/orders/example.ts
// breaks: @nx/enforce-module-boundaries
export { cart } from '@fenestra/cart/service';
