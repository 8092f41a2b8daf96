// as: apps/orders/example.ts
// breaks: @nx/enforce-module-boundaries
export { MovableClock } from '@fenestra/testing/time';
