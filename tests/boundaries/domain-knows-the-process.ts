// as: libs/domain/shop/example.ts
// breaks: no-restricted-globals
export const home = (): string | undefined => process.env['HOME'];
