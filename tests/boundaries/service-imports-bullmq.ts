// as: apps/notifications/example.ts
// breaks: @typescript-eslint/no-restricted-imports
export { Queue } from 'bullmq';
