// as: apps/gateway/config.ts
// breaks: no-circular
export { gateway } from '@fenestra/gateway/service';
