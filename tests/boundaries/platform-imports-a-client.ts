// as: libs/platform/example.ts
// breaks: @nx/enforce-module-boundaries
export { CartClient } from '@fenestra/clients/service-clients';
