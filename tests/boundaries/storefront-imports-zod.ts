// as: apps/storefront/lib/example.ts
// breaks: @typescript-eslint/no-restricted-imports
export { z } from 'zod';
