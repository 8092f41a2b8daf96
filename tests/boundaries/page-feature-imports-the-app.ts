// as: apps/storefront/features/recap/example.ts
// breaks: no-restricted-imports
export { renderPage } from '../../app/render-page';
