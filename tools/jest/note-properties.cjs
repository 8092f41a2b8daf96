/** Returns a function that gives an object the own properties back that it has now. `keepsNew` leaves those that were added. */
exports.noteProperties = function noteProperties(object, { keepsNew = false } = {}) {
  const before = Object.getOwnPropertyDescriptors(object);
  return () => {
    const after = Object.getOwnPropertyDescriptors(object);
    for (const key of Reflect.ownKeys(after))
      if (!(key in before)) keepsNew || delete object[key];
      else if (isOther(before[key], after[key])) Object.defineProperty(object, key, before[key]);
    for (const key of Reflect.ownKeys(before)) if (!(key in after)) Object.defineProperty(object, key, before[key]);
  };
};

const isOther = (one, other) =>
  other.configurable && (one.value !== other.value || one.get !== other.get || one.set !== other.set);
