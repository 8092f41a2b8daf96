// as: libs/messaging/example.ts
// breaks: @nx/enforce-module-boundaries
export { Clock } from '@fenestra/platform/service/clock';
