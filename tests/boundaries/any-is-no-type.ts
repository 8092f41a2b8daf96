// as: apps/orders/example.ts
// breaks: @typescript-eslint/no-explicit-any
export const total = (order: any): number => Number(order);
