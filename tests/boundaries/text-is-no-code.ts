// as: apps/orders/example.ts
// breaks: eslint(no-eval)
export const total = (formula: string): number => Number(eval(formula));
