// as: libs/domain/shop/example.ts
// breaks: @typescript-eslint/no-restricted-imports
export { join } from 'path';
