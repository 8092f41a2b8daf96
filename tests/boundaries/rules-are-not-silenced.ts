// as: apps/orders/example.ts
// breaks: no-warning-comments
// oxlint-disable-next-line
export const total = 1;
