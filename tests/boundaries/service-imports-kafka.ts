// as: apps/orders/example.ts
// breaks: @nx/enforce-module-boundaries
export { Kafka } from 'kafkajs';
