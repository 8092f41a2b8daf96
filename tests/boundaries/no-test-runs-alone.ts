// as: apps/orders/example.spec.ts
// breaks: no-restricted-properties
it.only('runs alone', () => expect(1).toBe(1));
