/** Storage may be full or blocked; then values last as long as the page. */
const memory = new Map<string, string>();
const keyOf = (store: Store, name: string) => `${store} ${name}`;

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

type Store = 'session' | 'local';
const storeOf = (store: Store) => (store === 'session' ? sessionStorage : localStorage);

export const readText = (store: Store, name: string): string | null =>
  memory.get(keyOf(store, name)) ?? attempt(() => storeOf(store).getItem(name)) ?? null;

export function writeText(store: Store, name: string, value: string): void {
  memory.set(keyOf(store, name), value);
  attempt(() => {
    storeOf(store).setItem(name, value);
    memory.delete(keyOf(store, name));
  });
}

export function removeStored(store: Store, name: string): void {
  memory.delete(keyOf(store, name));
  attempt(() => storeOf(store).removeItem(name));
}

/** A stored structure; null when there is none or it is not JSON. The reader checks its shape. */
export function readStored(store: Store, name: string): unknown {
  const text = readText(store, name);
  return text === null ? null : (attempt(() => JSON.parse(text) as unknown) ?? null);
}

export const writeStored = (store: Store, name: string, value: unknown): void =>
  writeText(store, name, JSON.stringify(value));
