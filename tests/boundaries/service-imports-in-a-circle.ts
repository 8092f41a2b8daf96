// as: apps/gateway/config.ts
// breaks: import-x/no-cycle
export { gateway } from '@fenestra/gateway/service';
