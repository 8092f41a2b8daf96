// as: apps/orders/example.ts
// breaks: @typescript-eslint/no-restricted-imports
export { MovableClock } from '@fenestra/testing/time';
