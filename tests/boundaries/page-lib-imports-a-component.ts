// as: apps/storefront/lib/example.ts
// breaks: no-restricted-imports
export { Note } from '../components/note';
