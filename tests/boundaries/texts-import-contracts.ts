// as: libs/i18n/example.ts
// breaks: @nx/enforce-module-boundaries
export { orderPlaced } from '@fenestra/contracts/events/order';
