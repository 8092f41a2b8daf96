// as: apps/orders/example.ts
// breaks: @typescript-eslint/no-floating-promises
const save = (): Promise<void> => Promise.resolve();

export function order(): void {
  save();
}
