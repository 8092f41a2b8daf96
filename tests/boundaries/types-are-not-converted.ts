// as: apps/orders/example.ts
// breaks: eslint(eqeqeq)
export const isTotal = (total: string, other: string): boolean => total == other;
