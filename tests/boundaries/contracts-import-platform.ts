// as: libs/contracts/example.ts
// breaks: @nx/enforce-module-boundaries
export { Clock } from '@fenestra/platform/service/clock';
