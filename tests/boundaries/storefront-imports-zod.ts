// as: apps/storefront/lib/example.ts
// breaks: @nx/enforce-module-boundaries
export { z } from 'zod';
