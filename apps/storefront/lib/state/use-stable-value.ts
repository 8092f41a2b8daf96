import { isEqual } from '@fenestra/domain/is-equal';
import { useState } from 'react';

/** The value of the render before as long as the new one, a JSON value, says the same. */
export function useStableValue<Value>(value: Value): Value {
  const [kept, keep] = useState(value);
  if (isEqual(kept, value)) return kept;
  keep(value);
  return value;
}
