// as: libs/domain/shop/example.ts
// breaks: @nx/enforce-module-boundaries
export { refusals } from '@fenestra/contracts/errors';
