// as: libs/domain/shop/example.ts
// breaks: @typescript-eslint/no-restricted-imports
export { refusals } from '@fenestra/contracts/errors';
