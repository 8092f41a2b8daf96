// as: libs/domain/shop/rounding.ts
// breaks: no-circular
export type { Money } from './money';
