type Listener = () => void;

/** For a value outside of React: what tells that it has changed, and what `useSyncExternalStore` subscribes by. */
export function listeners(): [changed: () => void, subscribe: (listener: Listener) => () => void] {
  const all = new Set<Listener>();
  return [
    () => all.forEach((listener) => listener()),
    (listener) => {
      all.add(listener);
      return () => all.delete(listener);
    },
  ];
}
