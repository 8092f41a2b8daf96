// as: libs/messaging/example.ts
// breaks: @typescript-eslint/no-restricted-imports
export { Clock } from '@fenestra/platform/service/clock';
