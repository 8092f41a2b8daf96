import { useEffect, useState } from 'react';
import type { Return } from './order-outcome';

/** A gateway confirms a payment within this time, or there is none yet. */
const confirmationMs = 6_000;

/** How long ago the shopper came back from the gateway. */
export function useReturn(returned: boolean): Return {
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (!returned) return;
    const timer = setTimeout(() => setPast(true), confirmationMs);
    return () => clearTimeout(timer);
  }, [returned]);
  if (!returned) return 'none';
  return past ? 'past' : 'recent';
}
