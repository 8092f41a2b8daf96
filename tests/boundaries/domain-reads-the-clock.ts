// as: libs/domain/shop/example.ts
// breaks: no-restricted-syntax
export const today = (): Date => new Date();
