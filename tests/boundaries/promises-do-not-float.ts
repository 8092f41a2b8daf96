// as: apps/orders/example.ts
// breaks: typescript(no-floating-promises)
const save = (): Promise<void> => Promise.resolve();

export function order(): void {
  save();
}
