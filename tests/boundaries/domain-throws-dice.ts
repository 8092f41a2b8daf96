// as: libs/domain/shop/example.ts
// breaks: no-restricted-syntax
export const id = (): number => Math.random();
