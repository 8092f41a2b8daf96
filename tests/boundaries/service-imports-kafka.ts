// as: apps/orders/example.ts
// breaks: @typescript-eslint/no-restricted-imports
export { Kafka } from 'kafkajs';
