// as: apps/orders/example.ts
// breaks: eslint(eqeqeq)
export const total = (one: string, other: string): boolean => one == other;
