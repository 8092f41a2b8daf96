// as: apps/orders/example.spec.ts
// breaks: no-restricted-properties
it('is quick', () => expect(performance.now()).toBeLessThan(5));
