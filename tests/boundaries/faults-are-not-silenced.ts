// as: apps/orders/example.ts
// breaks: typescript(ban-ts-comment)
// @ts-ignore
export const total: number = 1;
