// as: libs/i18n/example.ts
// breaks: @typescript-eslint/no-restricted-imports
export { orderPlaced } from '@fenestra/contracts/events/order';
