/** Whether two JSON values are equal, whatever the order of their fields; one that is undefined counts as missing. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, i) => isEqual(value, other[i]));
  if (!isObject(one) || !isObject(other)) return false;
  return (
    Object.keys(one).every((name) => isEqual(one[name], other[name])) &&
    Object.keys(other).every((name) => Object.hasOwn(one, name) || other[name] === undefined)
  );
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
