import { useEffect, useRef, useState } from 'react';

/** Follows a value at most once in so many ms; the last one always comes through (POST-03, OPEN-Q-95). */
export function useThrottled<Value>(value: Value, everyMs: number): Value {
  const [followed, setFollowed] = useState(value);
  const last = useRef(-Infinity);
  useEffect(() => {
    const follow = () => {
      last.current = performance.now();
      setFollowed(value);
    };
    const wait = last.current + everyMs - performance.now();
    if (wait <= 0) return follow();
    const timer = setTimeout(follow, wait);
    return () => clearTimeout(timer);
  }, [value, everyMs]);
  return followed;
}
