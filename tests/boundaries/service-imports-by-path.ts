// as: apps/orders/example.ts
// breaks: @typescript-eslint/no-restricted-imports
export { cart } from '../../apps/cart/service';
