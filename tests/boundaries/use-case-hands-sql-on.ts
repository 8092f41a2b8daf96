// as: apps/cart/example.ts
// breaks: no-restricted-syntax
export const open = `
  SELECT id FROM cart WHERE order_id IS NULL`;
