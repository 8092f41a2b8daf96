// as: apps/storefront/lib/example.ts
// breaks: @typescript-eslint/no-restricted-imports
export { texts } from '@fenestra/i18n/cs/start-texts';
