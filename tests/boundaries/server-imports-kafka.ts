// as: apps/server/example.ts
// breaks: @nx/enforce-module-boundaries
export { Kafka } from 'kafkajs';
