import { type ReactNode, Suspense } from 'react';
import { useArrival } from '../lib/loading/chunk';

type Props = { fallback?: ReactNode; children: ReactNode };

/**
 * Suspense that shows what it has waited for as soon as that is there. React by itself keeps it back until 300 ms after the last
 * fallback anywhere on the page, unless an update renders the boundary anew; decision 39 has the measurement.
 */
export function ImmediateSuspense({ fallback, children }: Props) {
  useArrival();
  return <Suspense fallback={fallback}>{children}</Suspense>;
}
