// as: libs/platform/example.ts
// breaks: @typescript-eslint/no-restricted-imports
export { CartClient } from '@fenestra/clients/service-clients';
