// as: apps/storefront/lib/example.ts
// breaks: @typescript-eslint/no-restricted-imports
export { Clock } from '@fenestra/platform/service/clock';
