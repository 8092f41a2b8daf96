// as: apps/storefront/lib/example.ts
// breaks: @typescript-eslint/no-restricted-imports
export { pageTexts } from '@fenestra/i18n/cs/page-texts';
