// as: apps/orders/example.ts
// breaks: typescript(no-explicit-any)
export const total = (order: any): number => Number(order);
