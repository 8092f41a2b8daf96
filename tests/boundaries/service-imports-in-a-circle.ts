// as: apps/gateway/config.ts
// breaks: import(no-cycle)
export { gateway } from '@fenestra/gateway/service';
