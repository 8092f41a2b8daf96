import { useCallback, useLayoutEffect, useRef } from 'react';

/** Tells what a value is by then, for what is pressed or answered later. */
export function useLatest<Value>(value: Value): () => Value {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return useCallback(() => latest.current, []);
}
