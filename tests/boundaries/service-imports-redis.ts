// as: apps/gateway/example.ts
// breaks: @typescript-eslint/no-restricted-imports
export { Redis } from 'ioredis';
