/** Storage may be full or forbidden (private windows); then the page goes on without a memory. */
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
  attempt(() => storeOf(store).getItem(name)) ?? null;

export const writeText = (store: Store, name: string, value: string): void =>
  void attempt(() => storeOf(store).setItem(name, value));

export const forget = (store: Store, name: string): void => void attempt(() => storeOf(store).removeItem(name));

/** A stored structure; null when there is none or it is not JSON. The reader checks its shape. */
export function readStored(store: Store, name: string): unknown {
  const text = readText(store, name);
  return text === null ? null : (attempt(() => JSON.parse(text) as unknown) ?? null);
}

export const writeStored = (store: Store, name: string, value: unknown): void =>
  writeText(store, name, JSON.stringify(value));
