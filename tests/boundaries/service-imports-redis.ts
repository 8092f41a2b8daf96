// as: apps/gateway/example.ts
// breaks: @nx/enforce-module-boundaries
export { Redis } from 'ioredis';
