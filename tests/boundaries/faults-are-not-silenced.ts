// as: apps/orders/example.ts
// breaks: @typescript-eslint/ban-ts-comment
// @ts-ignore
export const total: number = 1;
