// as: apps/storefront/lib/example.ts
// breaks: @typescript-eslint/no-restricted-imports
export { textsOf } from '@fenestra/i18n/texts-of';
