/**
 * Values of the domain never change, so what follows from one is worked out once for each object and forgotten with it. `besides`
 * is what else it follows from: for others it is worked out anew.
 */
export function memoize<Key extends object, Besides extends readonly unknown[], Value>(
  workOut: (key: Key, ...besides: Besides) => Value,
): (key: Key, ...besides: Besides) => Value {
  const known = new WeakMap<Key, { readonly besides: Besides; readonly value: Value }>();
  return (key, ...besides) => {
    const before = known.get(key);
    if (before?.besides.every((one, i) => one === besides[i])) return before.value;
    const value = workOut(key, ...besides);
    known.set(key, { besides, value });
    return value;
  };
}
