// as: apps/notifications/example.ts
// breaks: @nx/enforce-module-boundaries
export { Queue } from 'bullmq';
